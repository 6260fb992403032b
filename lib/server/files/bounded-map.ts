/** Values up to a number of bytes in all; the least recently used go first. */
export type BoundedMap<Value> = {
  /** Whether so many more push out nothing. */
  readonly hasRoom: (bytes: number) => boolean
  readonly has: (key: string) => boolean
  readonly get: (key: string) => Value | undefined
  /** What is larger than all of it is not kept. */
  readonly set: (key: string, value: Value, bytes: number) => void
}

export function createBoundedMap<Value>(maximumBytes: number): BoundedMap<Value> {
  // Keys from least to most recently used.
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>()
  let total = 0

  function forget(key: string): void {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    hasRoom: (bytes) => total + bytes <= maximumBytes,
    has: (key) => entries.has(key),
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      forget(key)
      if (bytes > maximumBytes) return
      entries.set(key, { value, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= maximumBytes) break
        forget(oldest)
      }
    },
  }
}
