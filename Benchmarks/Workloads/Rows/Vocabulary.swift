/// The words that seeded rows are written with: a coast, its birds, its ferry.
///
/// Immutable and shared by every row of a feed. The sentences are built, not stored, so that two
/// rows rarely say the same.
struct Vocabulary {
  let birds = words(
    "Avocet|Bittern|Bunting|Crane|Curlew|Dunlin|Eider|Fulmar|Gannet|Grebe|Heron|Kestrel|Kittiwake"
      + "|Lapwing|Merlin|Osprey|Petrel|Plover|Puffin|Redshank|Skua|Tern|Wagtail|Whimbrel")
  let colours = words(
    "Amber|Ashen|Blue|Copper|Dusky|Golden|Grey|Ivory|Jade|Little|Northern|Pale|Quick|Rosy|Silver"
      + "|Tawny|Velvet|Young")
  let channels = words(
    "Harbour Watch|Tide Tables|Ferry Times|River Gauge|Cliff Walks|Weather Desk|Boat Yard"
      + "|Lighthouse Log|Fish Market|Night Shift|Yard & Dock|Map Room")
  let subjects = words(
    "The night ferry|The old lighthouse|A grey seal|The harbour pilot|Our survey boat|The fog horn"
      + "|A pair of divers|The last bus|The tide gauge|A north-west wind|The coast path"
      + "|The weather station|A flock of waders|The market hall|Somebody's kite|The radio mast")
  let verbs = words(
    "crosses|waits for|has passed|turns towards|drifts past|answers|keeps missing|finally reached"
      + "|warns of|looks across|runs behind|opens before|stays below|is older than|follows")
  let objects = words(
    "the outer buoy|the salt marsh|the five o'clock train|a bank of low cloud|the stone jetty"
      + "|the river mouth|two fishing boats|the sand bar|a half-finished bridge|the quiet bay"
      + "|the eastern shore|the second headland|a line of wet footprints|the sluice gate")
  let endings = words(
    "before first light|at 18:40|for the third time this week|in light rain|without a sound"
      + "|since the storm|on the ebb tide|with 12 knots to spare|as it did last year"
      + "|, or so the log says|, while the kettle boils|and nobody looks up|; more at noon"
      + "|(photos to follow)")
  let remarks = words(
    "No wind today.|Bring a coat!|Low water at 6:12.|Seen from the pier.|Which one is it?"
      + "|Visibility: good.|Well-kept secret.|Again?|That makes 27 so far.|Worth the walk."
      + "|Very quiet out here.")
  let tags = words("#tide-log|#fogbound|#birds|#ferry7|#low-water|#night-shift|#coast")
  let weekdays = words("Mon|Tue|Wed|Thu|Fri|Sat|Sun")
  let months = words("Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec")

  private static func words(_ list: String) -> ContiguousArray<String> {
    ContiguousArray(list.split(separator: "|").map(String.init))
  }
}
