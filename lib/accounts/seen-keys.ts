import { createHash, randomBytes } from 'node:crypto'

/** Things that were seen in this process, by a salted hash: none of them is kept. */
export type SeenKeys = {
  readonly add: (...parts: readonly string[]) => void
  readonly has: (...parts: readonly string[]) => boolean
}

/** Remembers so many; the one longest not seen goes first. */
export function createSeenKeys(maximum: number): SeenKeys {
  const salt = randomBytes(16).toString('hex')
  const seen = new Set<string>()
  const hashOf = (parts: readonly string[]) =>
    createHash('sha256')
      .update([salt, ...parts].join('\n'))
      .digest('base64')
  return {
    add(...parts) {
      const hash = hashOf(parts)
      seen.delete(hash)
      const oldest = seen.size >= maximum ? seen.values().next().value : undefined
      if (oldest !== undefined) seen.delete(oldest)
      seen.add(hash)
    },
    has: (...parts) => seen.has(hashOf(parts)),
  }
}
