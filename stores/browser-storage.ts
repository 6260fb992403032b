import type { KeyValueStorage } from './cart-storage'

/** What a key holds, or null; also when the browser keeps its storage shut. */
export function readStorage(storage: () => KeyValueStorage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Writes (null removes); false when the storage is full or shut. */
export function writeStorage(storage: () => KeyValueStorage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage().removeItem(key)
    else storage().setItem(key, text)
    return true
  } catch {
    return false
  }
}
