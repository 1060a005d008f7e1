@testable import Scenario

/// A scenario of every engine that uses every key and every kind of event.
enum Samples {
  static let all = [loop, feed, pager, window, list, listed]

  static let loop = #"""
    {"engine":"loop","mode":"corrected","items":10,"itemExtent":100,"spacing":10,"viewport":393,
     "speed":70,"tail":"flingSafe","maximumStep":60,"resumeDelay":0.5,"quantum":0.5,"offset":20,
     "layout":"rtl","cellCap":64,
     "events":[{"offset":1137.5},{"tick":0.02,"count":30,"fps":60},{"fling":900,"fps":10},
       {"fling":-900,"snap":"center","fps":20},{"drag":"began"},{"drag":"cancelled"},
       {"scrollTo":7,"align":"trailing"},{"viewport":500},{"items":["a","b",3]},{"items":6},
       {"reduceMotion":true},{"onScreen":false}]}
    """#

  static let feed = #"""
    {"engine":"feed","mode":"corrected","prefetchDistance":2,"pageSize":3,"maximumItems":7,
     "footprint":60,"latency":0.3,
     "replies":[
       {"cursor":null,"items":["a",{"id":"b","title":"B"},3],"next":"p2","more":true,
        "previous":"q","morePrevious":true},
       {"cursor":"p2","items":["c","d","e"],"next":"p3","more":true},
       {"cursor":"p3","error":"offline"},
       {"cursor":"q","items":["z","b"],"next":null,"more":false}],
     "events":[{"load":"first"},{"reply":1},{"appear":2,"velocity":300},{"reply":2},
       {"appear":"d"},{"reply":3},{"retry":true},{"cancelled":4},{"appear":0},{"load":"prepend"},
       {"reply":5},{"edit":{"id":"b","title":"new"}},{"load":"refresh"},{"reset":true}]}
    """#

  static let pager = #"""
    {"engine":"pager","mode":"corrected","sectionsPerPage":2,"width":300,"velocityThreshold":500,
     "events":[{"drag":-40},{"end":-90.5,"velocity":-200},{"drag":10},{"cancel":true},{"step":-3},
       {"width":320}]}
    """#

  static let window = #"""
    {"engine":"window","mode":"corrected","lower":-3,"upper":6,"extent":100,"spacing":8,
     "extents":{"2":150,"-1":80},"viewport":300,"anchor":2,"overscan":2,"cap":12,"offset":432,
     "limits":[-50,60],"layout":"ltr",
     "events":[{"offset":500},{"scrollBy":40,"count":20},{"idle":3},{"prepend":4},{"append":4},
       {"drop":{"leading":1,"trailing":1}},{"resize":{"row":12,"by":20}},
       {"edit":{"remove":[13,14],"prepend":1,"append":2}},{"viewport":250}]}
    """#

  static let list = #"""
    {"engine":"list","mode":"corrected","rows":200,"estimate":50,"spacing":4,"viewport":300,
     "overscan":[1,2],"strategy":"recycle","kinds":["a",7,"a"],"poolCap":3,"headers":[0,20,40],
     "events":[{"offset":75},{"scrollBy":30,"count":20},{"scrollTo":30,"align":"center"},
       {"measure":{"row":3,"extent":80}},{"insert":{"at":4,"count":2}},
       {"remove":{"at":1,"count":3}},{"viewport":400}]}
    """#

  static let listed = #"""
    {"engine":"list","extents":[50,60,70,80],"viewport":100,"strategy":"churn",
     "events":[{"offset":10},{"insert":{"at":4}},{"remove":{"at":0}}]}
    """#

  static func read(_ sample: String) throws(ScenarioError) -> JSONValue {
    try JSONReader.read(Array(sample.utf8))
  }
}

extension JSONValue {
  /// The numbers in the value, in order, each with what the value is when it is replaced.
  func replacingNumbers() -> [(number: JSONValue, replaced: (JSONValue) -> JSONValue)] {
    switch self {
    case .number: return [(self, { $0 })]
    case .list(let elements):
      return elements.indices.flatMap { index in
        elements[index].replacingNumbers().map { number, replaced in
          (
            number,
            { value in
              var copy = elements
              copy[index] = replaced(value)
              return .list(copy)
            }
          )
        }
      }
    case .object(let members):
      return members.indices.flatMap { index in
        members[index].value.replacingNumbers().map { number, replaced in
          (
            number,
            { value in
              var copy = members
              copy[index] = Member(name: members[index].name, value: replaced(value))
              return .object(copy)
            }
          )
        }
      }
    default: return []
    }
  }

  /// The value with everything that makes a replay long cut down to size.
  func bounded() -> JSONValue {
    switch self {
    case .list(let elements): return .list(elements.map { $0.bounded() })
    case .object(let members):
      return .object(
        members.map { member in
          let repeats = ["count", "idle", "prepend", "append", "rows", "fps"].contains(member.name)
          if repeats, case .number(let number) = member.value, number.real > 1000 {
            return Member(name: member.name, value: .whole(1000))
          }
          return Member(name: member.name, value: member.value.bounded())
        })
    default: return self
    }
  }

  /// The value with `mode` in place of its mode, for the top of a scenario.
  func inMode(_ mode: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    let others = members.filter {
      $0.name != "mode" && !($0.name == "tail" && mode == "seed")
    }
    return .object(others + [Member(name: "mode", value: .text(mode))])
  }
}
