import { setBounded } from './bounded-memory.ts'
import { processSingleton } from './process-singleton.ts'

/** Most recent pictures of single products and accounts. */
const maximumOthers = 5000

export type KnownPictures = {
  readonly setCatalog: (addresses: Iterable<string>) => void
  readonly add: (addresses: Iterable<string>) => void
  readonly has: (address: string) => boolean
}

/** Remembers the pictures shown by this process, spelled as in its pages (trust S58). */
export function createKnownPictures(maximum = maximumOthers): KnownPictures {
  let current: ReadonlySet<string> = new Set()
  let previous: ReadonlySet<string> = new Set()
  const others = new Map<string, true>()
  return {
    setCatalog(addresses) {
      previous = current
      current = new Set(addresses)
    },
    add(addresses) {
      for (const address of addresses) setBounded(others, address, true, maximum)
    },
    has: (address) => current.has(address) || previous.has(address) || others.has(address),
  }
}

export function knownPictures(): KnownPictures {
  return processSingleton('known-pictures', () => createKnownPictures())
}
