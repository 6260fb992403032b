import { setBounded } from './bounded-memory.ts'
import { processSingleton } from './process-singleton.ts'

/** Of answers about single products and of accounts: the last ones that came. */
const maximumOthers = 5000

export type KnownPictures = {
  /** Those of the catalogue as last read; those of the reading before stay, for pages that are open. */
  readonly setCatalog: (addresses: Iterable<string>) => void
  readonly add: (addresses: Iterable<string>) => void
  readonly has: (address: string) => boolean
}

/** The pictures that this process has shown, as the pages spell them (trust S58). */
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

/** Those of this process: filled by what Next bundles, asked by the server in front of it. */
export function knownPictures(): KnownPictures {
  return processSingleton('known-pictures', () => createKnownPictures())
}
