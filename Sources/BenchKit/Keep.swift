// Barriers against the optimiser. Empty assembler, no call: about 0.3 ns an iteration.
public import CBenchSupport

/// Keeps the work that made `value`: the compiler must have computed it by here.
@inlinable @inline(__always)
public func keep(_ value: Int) { tm_keep_u64(UInt64(bitPattern: Int64(value))) }

/// Keeps the work that made `value`: the compiler must have computed it by here.
@inlinable @inline(__always)
public func keep(_ value: Double) { tm_keep_f64(value) }

/// Keeps the work that made `value`, whatever its type: it must be in memory by here.
@inlinable @inline(__always)
public func keep<T: ~Copyable>(_ value: borrowing T) {
  withUnsafePointer(to: value) { tm_keep_address($0) }
}

/// `value`, unknown to the compiler: what is computed from it cannot be folded at compile time.
@inlinable @inline(__always)
public func opaque(_ value: Int) -> Int {
  Int(Int64(bitPattern: tm_opaque_u64(UInt64(bitPattern: Int64(value)))))
}

/// `value`, unknown to the compiler: what is computed from it cannot be folded at compile time.
@inlinable @inline(__always)
public func opaque(_ value: Double) -> Double { tm_opaque_f64(value) }
