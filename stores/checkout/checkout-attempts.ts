import * as z from 'zod/mini'
import { readerFor } from '@/lib/api/values'
import { openStoredList } from '../stored-json'
import type { StorageAccess } from '../stored-value'
import { openOrderKeys, readKey } from './placed-orders'
import { openArrivedOrders } from './return-from-payment'
import { attemptsKey } from './storage-keys'

/** Milliseconds; hosted checkouts expire. */
const maximumAgeMs = 30 * 60 * 1000

/** Opened this often without payment, a checkout is a dead end: the next try gets a new one. */
const maximumOpened = 2

const storedAttempt = z.object({
  key: z.string().check(z.refine((key) => readKey(key) !== null)),
  fingerprint: z.string(),
  /** Path of the first try, repeated with each retry: one key means one body. */
  cancelPath: z.string(),
  madeAt: z.int(),
  opened: z.int(),
})
type Attempt = z.infer<typeof storedAttempt>

type Options = {
  readonly storage: StorageAccess
  readonly now: () => number
  readonly newKey: () => string
}

/** Keeps an attempt until it succeeds; buying at once uses its own key, not the cart's. */
export function createCheckoutAttempts({ storage, now, newKey }: Options) {
  const stored = openStoredList<Attempt>({
    storage,
    key: attemptsKey,
    file: { name: 'attempts', version: 1 },
    maximum: 8,
    read: readerFor(storedAttempt),
  })
  const orderKeys = openOrderKeys(storage)
  const arrived = openArrivedOrders(storage)

  const usable = () =>
    stored.read().filter(({ key, madeAt, opened }) => {
      const age = now() - madeAt
      return age >= 0 && age < maximumAgeMs && opened < maximumOpened && !arrived.read().includes(key)
    })

  const keep = (attempt: Attempt) =>
    stored.write([attempt, ...usable().filter(({ key }) => key !== attempt.key)])

  return {
    find(purchase: Pick<Attempt, 'fingerprint' | 'cancelPath'>): Attempt {
      const known = usable().find(({ fingerprint }) => fingerprint === purchase.fingerprint)
      if (known) return known
      const begun = { ...purchase, key: newKey(), madeAt: now(), opened: 0 }
      keep(begun)
      return begun
    },
    open(key: string): void {
      const attempt = usable().find((candidate) => candidate.key === key)
      if (attempt) keep({ ...attempt, opened: attempt.opened + 1 })
      orderKeys.write([key, ...orderKeys.read().filter((other) => other !== key)])
    },
    end(key: string): void {
      const attempts = stored.read()
      const others = attempts.filter((attempt) => attempt.key !== key)
      if (others.length < attempts.length) stored.write(others)
    },
  }
}

/** Creates a UUID even over plain http, where `randomUUID` is missing. */
export function newAttemptKey(random: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto): string {
  if (random.randomUUID) return random.randomUUID()
  const bytes = random.getRandomValues(new Uint8Array(16))
  // Version 4, variant 1 (RFC 9562, section 5.4).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** FNV-1a, 32 bit, two seeds. A collision costs a refused call, never a wrong order. */
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
