/** Those of all tabs, newest first: `{ version, attempts }`. */
export const attemptsKey = 'e-commerce-checkout-attempts'
/** This device's orders, newest first: `{ version, keys }`. */
export const orderKeysKey = 'e-commerce-order-keys'

export const orderKeysVersion = 1
export const maximumOrderKeys = 50

const attemptsVersion = 1
/** The cart, and what is bought at once beside it. */
const maximumAttempts = 8

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

function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}

function parseAttempt(stored: unknown): readonly Attempt[] {
  const { key, fingerprint, cancelPath, madeAt, opened } = fieldsOf(stored)
  if (!isKey(key) || typeof fingerprint !== 'string' || typeof cancelPath !== 'string') return []
  return isCount(madeAt) && isCount(opened) ? [{ key, fingerprint, cancelPath, madeAt, opened }] : []
}

/** The attempts in a stored text, newest first, read by hand; what cannot be read is left out. */
export function parseAttempts(text: string | null): readonly Attempt[] {
  const { version, attempts } = parse(text)
  return version === attemptsVersion && Array.isArray(attempts) ? attempts.flatMap(parseAttempt) : []
}

export function serializeAttempts(attempts: readonly Attempt[]): string | null {
  if (attempts.length === 0) return null
  return JSON.stringify({ version: attemptsVersion, attempts: attempts.slice(0, maximumAttempts) })
}

/** The keys of this device's hosted checkouts, newest first. */
export function parseOrderKeys(text: string | null): readonly string[] {
  const { version, keys } = parse(text)
  if (version !== orderKeysVersion || !Array.isArray(keys)) return []
  return keys.filter(isKey).slice(0, maximumOrderKeys)
}
