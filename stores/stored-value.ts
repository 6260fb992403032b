export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Throws when the browser blocks its storage. */
export type StorageAccess = () => KeyValueStorage

export const deviceStorage: StorageAccess = () => window.localStorage
export const tabStorage: StorageAccess = () => window.sessionStorage

function readStorage(storage: StorageAccess, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Null removes; false when the storage is full or blocked. */
function writeStorage(storage: StorageAccess, key: string, text: string | null): boolean {
  try {
    if (text === null) storage().removeItem(key)
    else storage().setItem(key, text)
    return true
  } catch {
    return false
  }
}

type Entry<T> = {
  readonly storage: StorageAccess
  readonly key: string
  readonly decode: (stored: string | null) => T
  readonly encode: (value: T) => string | null
  readonly version?: number
}

export type StoredValue<T> = {
  readonly read: () => T
  /** False: kept in memory, as long as the page lives. */
  readonly write: (value: T) => boolean
}

/** Values without storage, shared by all readers of an entry. */
const unstored = new WeakMap<StorageAccess, Record<string, unknown>>()

/** Never throws: falls back to memory. Neither reads nor overwrites the entry of a newer release. */
export function createStoredValue<T>(entry: Entry<T>): StoredValue<T> {
  const { storage, key, decode, encode, version = Number.POSITIVE_INFINITY } = entry
  const memory = unstored.get(storage) ?? {}
  unstored.set(storage, memory)
  let known = decode(null)

  // Finds the entry's own version, before any list or object; quotes inside texts are escaped.
  const isNewer = (stored: string | null) =>
    Number(/^{[^[{]*?"version":(\d+)/.exec(stored ?? '')?.[1]) > version

  return {
    read() {
      if (key in memory) return memory[key] as T
      const stored = readStorage(storage, key)
      if (!isNewer(stored)) known = decode(stored)
      return known
    },
    write(value) {
      known = value
      const isStored = !isNewer(readStorage(storage, key)) && writeStorage(storage, key, encode(value))
      if (isStored) delete memory[key]
      else memory[key] = value
      return isStored
    },
  }
}

export function openStoredText(storage: StorageAccess, key: string): StoredValue<string | null> {
  return createStoredValue<string | null>({
    storage,
    key,
    decode: (stored) => stored,
    encode: (text) => text,
  })
}

/** Runs on changes by other tabs, and after a return from the back-forward cache. Returns the cleanup. */
export function onOtherTab(keys: readonly string[], listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || keys.includes(key)) && listener()
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && listener()
  const ending = new AbortController()
  const { signal } = ending
  window.addEventListener('storage', onStorage, { signal })
  window.addEventListener('pageshow', comeBack, { signal })
  return () => ending.abort()
}
