import { readStorage, writeStorage } from '@/stores/browser-storage'
import { orderKeysKey, parseOrderKeys } from '@/stores/checkout/stored-attempt'

const storage = () => window.localStorage

/** The keys of this device's orders, newest first; whoever has one may see that order. */
export function readOrderKeys(): readonly string[] {
  return parseOrderKeys(readStorage(storage, orderKeysKey))
}

export function forgetOrderKeys(): void {
  writeStorage(storage, orderKeysKey, null)
}
