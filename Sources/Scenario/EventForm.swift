/// How one kind of event is written: the key that names it, and the keys that may stand beside it.
struct EventForm {
  let verb: String
  let options: [String]

  init(_ verb: String, _ options: String...) {
    self.verb = verb
    self.options = options
  }
}

/// One event of a scenario, of which the keys are known to be right and the values are not.
struct WrittenEvent {
  let verb: String
  /// The value of the verb.
  let field: Field
  /// The verb and its options.
  let fields: Fields

  /// Finds out which of `forms` is meant.
  /// - Throws: the first key that belongs to none, or that the event has beside its verb.
  init(_ event: Field, forms: [EventForm]) throws(ScenarioError) {
    let fields = try Fields(event)
    let verbs = forms.map(\.verb)
    let given = fields.names.filter(verbs.contains)
    guard let name = given.first, let form = forms.first(where: { $0.verb == name }),
      let field = fields[name]
    else {
      let options = forms.flatMap(\.options)
      let name = fields.names.first { !options.contains($0) } ?? fields.names.first
      let key = name.flatMap { fields[$0]?.key } ?? event.key
      throw .key(key, problem: "names no event; there are: \(verbs.joined(separator: ", "))")
    }
    if given.count > 1, let second = fields[given[1]] {
      throw .key(second.key, problem: "stands beside \(name); write two events")
    }
    try fields.check(names: [name] + form.options)
    (verb, self.field, self.fields) = (name, field, fields)
  }
}
