import { readStorage, writeStorage } from '../browser-storage'
import { arrivedKey, type KeyValueStorage, ordersIn } from '../cart-storage'
import {
  type Attempt,
  attemptsKey,
  maximumOrderKeys,
  orderKeysKey,
  orderKeysVersion,
  parseAttempts,
  parseOrderKeys,
  serializeAttempts,
} from './stored-attempt'

/** Milliseconds. The same key leads to the same hosted checkout, and its address does not live for ever. */
const maximumAgeMs = 30 * 60 * 1000

/** A checkout that was opened so often and not paid is a dead end: the next try gets a new one. */
const maximumOpened = 2

type Options = {
  readonly storage: () => KeyValueStorage
  readonly now: () => number
  readonly newKey: () => string
}

export type CheckoutAttempts = {
  /** The attempt that any tab has begun for this purchase, or a new one. */
  readonly find: (purchase: Pick<Attempt, 'fingerprint' | 'cancelPath'>) => Attempt
  /** The hosted checkout of this key opens now. */
  readonly open: (key: string) => void
  /** No further try with this key. */
  readonly end: (key: string) => void
}

/**
 * The shopper's attempts to buy, each kept until it has succeeded: what is bought at once takes no key from the cart.
 * They live in memory where storage is shut.
 */
export function createCheckoutAttempts({ storage, now, newKey }: Options): CheckoutAttempts {
  let inMemory: readonly Attempt[] = []

  const usable = () => {
    const stored = parseAttempts(readStorage(storage, attemptsKey))
    const arrived = ordersIn(readStorage(storage, arrivedKey))
    return [...inMemory, ...stored].filter(({ key, madeAt, opened }) => {
      const age = now() - madeAt
      return age >= 0 && age < maximumAgeMs && opened < maximumOpened && !arrived.includes(key)
    })
  }

  function keep(attempt: Attempt) {
    const attempts = [attempt, ...usable().filter(({ key }) => key !== attempt.key)]
    const isKept = writeStorage(storage, attemptsKey, serializeAttempts(attempts))
    inMemory = isKept ? [] : attempts
  }

  return {
    find(purchase) {
      const known = usable().find(({ fingerprint }) => fingerprint === purchase.fingerprint)
      if (known) return known
      const begun = { ...purchase, key: newKey(), madeAt: now(), opened: 0 }
      keep(begun)
      return begun
    },
    open(key) {
      const attempt = usable().find((candidate) => candidate.key === key)
      if (attempt) keep({ ...attempt, opened: attempt.opened + 1 })
      const others = parseOrderKeys(readStorage(storage, orderKeysKey)).filter((other) => other !== key)
      const keys = [key, ...others].slice(0, maximumOrderKeys)
      writeStorage(storage, orderKeysKey, JSON.stringify({ version: orderKeysVersion, keys }))
    },
    end(key) {
      inMemory = inMemory.filter((attempt) => attempt.key !== key)
      const attempts = parseAttempts(readStorage(storage, attemptsKey))
      const others = attempts.filter((attempt) => attempt.key !== key)
      if (others.length < attempts.length) writeStorage(storage, attemptsKey, serializeAttempts(others))
    },
  }
}

/** A UUID, also where the page came over plain http and `randomUUID` is missing. */
export function newAttemptKey(random: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto): string {
  if (random.randomUUID) return random.randomUUID()
  const bytes = random.getRandomValues(new Uint8Array(16))
  // Version 4, variant 1 (RFC 9562, section 5.4).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** FNV-1a, 32 bit, with two beginnings. Two purchases of one fingerprint cost a refused call, never a wrong order. */
export function fingerprintOf(purchase: unknown): string {
  const text = JSON.stringify(purchase)
  return [0x811c9dc5, 0x01000193].map((seed) => hash(text, seed)).join('-')
}

function hash(text: string, seed: number): string {
  let value = seed
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return (value >>> 0).toString(36)
}
