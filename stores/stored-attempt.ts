import { readStorage, writeStorage } from './browser-storage'
import type { KeyValueStorage } from './cart-storage'

/** One for all tabs. */
export const attemptKey = 'e-commerce-checkout-attempt'
/** This device's orders, newest first: `{ version, keys }`. */
export const orderKeysKey = 'e-commerce-order-keys'

export const orderKeysVersion = 1
export const maximumOrderKeys = 50

export type Attempt = {
  /** The Idempotency-Key. */
  readonly key: string
  /** Of what is bought: another purchase is another attempt. */
  readonly fingerprint: string
  /** Of the first try, sent again with every other: the same key stands for the same body. */
  readonly cancelPath: string
  /** Milliseconds since 1970. */
  readonly madeAt: number
  /** How often this browser was sent to its hosted checkout. */
  readonly opened: number
}

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9-]{16,64}$/.test(value)
const isCount = (value: unknown): value is number => Number.isSafeInteger(value)

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The attempt in a stored text, read by hand; null for anything else. */
export function parseAttempt(text: string | null): Attempt | null {
  const { key, fingerprint, cancelPath, madeAt, opened } = parse(text)
  if (!isKey(key) || typeof fingerprint !== 'string' || typeof cancelPath !== 'string') return null
  return isCount(madeAt) && isCount(opened) ? { key, fingerprint, cancelPath, madeAt, opened } : null
}

/** The keys of this device's hosted checkouts, newest first. */
export function parseOrderKeys(text: string | null): readonly string[] {
  const { version, keys } = parse(text)
  if (version !== orderKeysVersion || !Array.isArray(keys)) return []
  return keys.filter(isKey).slice(0, maximumOrderKeys)
}

/** No further try with this key. */
export function endAttempt(storage: () => KeyValueStorage, key: string): void {
  if (parseAttempt(readStorage(storage, attemptKey))?.key === key) writeStorage(storage, attemptKey, null)
}
