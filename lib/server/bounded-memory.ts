const maximumLength = 200

/** Caches results for short texts; clears the whole cache when full. */
export function memoize<Value>(
  workOut: (text: string) => Value,
  maximumTexts = 2000,
): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = workOut(text)
    if (text.length > maximumLength) return value
    if (known.size >= maximumTexts) known.clear()
    known.set(text, value)
    return value
  }
}

/** Reads a body; null as soon as it exceeds `maximum` bytes. */
export async function readBounded(body: AsyncIterable<Uint8Array>, maximum: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > maximum) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Sets a value as the newest; evicts the oldest beyond `maximum` entries. */
export function setBounded<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, maximum: number): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > maximum && oldest !== undefined) map.delete(oldest)
}
