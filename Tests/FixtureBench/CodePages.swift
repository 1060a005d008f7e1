import Glibc

/// Whether some of this process's code is on pages of its own, that no file is mapped at.
func hasCodeOfNoFile() -> Bool {
  guard let maps = fopen("/proc/self/maps", "r") else { return false }
  defer { fclose(maps) }
  var line: UnsafeMutablePointer<CChar>?
  var capacity = 0
  defer { free(line) }
  while getline(&line, &capacity, maps) > 0 {
    guard let line else { return false }
    let fields = String(cString: line).split(whereSeparator: \.isWhitespace)
    // Address, rights, offset, device, inode, and a path where there is one.
    if fields.count == 5, fields[1] == "r-xp" { return true }
  }
  return false
}
