/** Longer texts are worked out every time: they cannot fill the memory. */
const maximumLength = 200

/**
 * Remembers what a function says of short texts, a bounded number of them: what all browsers send is worked out once. When
 * they are full, as with made-up ones, all are forgotten.
 */
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

/** The bytes of a body; null as soon as there are more than `maximum`, and no more than that is ever held. */
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

/** Sets a value as the newest of a map; beyond `maximum` entries the oldest one goes. */
export function setBounded<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, maximum: number): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > maximum && oldest !== undefined) map.delete(oldest)
}
