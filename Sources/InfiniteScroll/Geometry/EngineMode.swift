public enum EngineMode: String, CaseIterable, Sendable { case corrected, seed }
