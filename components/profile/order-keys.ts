import { readStorage } from '@/stores/browser-storage'

/** The keys this device made for its checkouts, newest last; whoever has one may see that order. */
const orderKeysKey = 'e-commerce-order-keys'

const maximumKeys = 100

export function readOrderKeys(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStorage(() => window.localStorage, orderKeysKey) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((key) => typeof key === 'string' && /^[\w-]{8,100}$/.test(key)).slice(-maximumKeys)
  } catch {
    return []
  }
}
