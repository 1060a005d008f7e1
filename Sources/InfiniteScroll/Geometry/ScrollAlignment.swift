public enum ScrollAlignment: String, CaseIterable, Sendable { case leading, center, trailing }
