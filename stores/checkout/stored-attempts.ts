import { fromJson, listOf, matching, objectOf, oneOf, text, whole } from '@/lib/browser/decode'
import { createStoredValue, deviceStorage, type StorageAccess, type StoredValue } from '../stored-value'
import { attemptsKey, orderKeysKey } from './storage-keys'

const version = 1
const maximumOrderKeys = 50
const maximumAttempts = 8

export type Attempt = {
  readonly key: string
  readonly fingerprint: string
  /** Path of the first try, repeated with each retry: one key means one body. */
  readonly cancelPath: string
  readonly madeAt: number
  readonly opened: number
}

const key = matching(/^[A-Za-z0-9-]{16,64}$/)
const attempt = objectOf<Attempt>({
  key,
  fingerprint: text,
  cancelPath: text,
  madeAt: whole(Number.MIN_SAFE_INTEGER),
  opened: whole(Number.MIN_SAFE_INTEGER),
})
const attemptsFile = objectOf({ version: oneOf([version]), attempts: listOf(attempt) })
const orderKeysFile = objectOf({ version: oneOf([version]), keys: listOf(key) })

const orderKeys = openOrderKeys(deviceStorage)

export function parseAttempts(stored: string | null): readonly Attempt[] {
  return fromJson(stored, attemptsFile)?.attempts ?? []
}

export function parseOrderKeys(stored: string | null): readonly string[] {
  return fromJson(stored, orderKeysFile)?.keys.slice(0, maximumOrderKeys) ?? []
}

export function openAttempts(storage: StorageAccess): StoredValue<readonly Attempt[]> {
  return createStoredValue<readonly Attempt[]>({
    storage,
    key: attemptsKey,
    version,
    decode: parseAttempts,
    encode: (attempts) =>
      attempts.length === 0
        ? null
        : JSON.stringify({ version, attempts: attempts.slice(0, maximumAttempts) }),
  })
}

/** Opens the keys of this device's orders, newest first; a holder may see that order. */
export function openOrderKeys(storage: StorageAccess): StoredValue<readonly string[]> {
  return createStoredValue<readonly string[]>({
    storage,
    key: orderKeysKey,
    version,
    decode: parseOrderKeys,
    encode: (keys) =>
      keys.length === 0 ? null : JSON.stringify({ version, keys: keys.slice(0, maximumOrderKeys) }),
  })
}

export function readOrderKeys(): readonly string[] {
  return orderKeys.read()
}

export function forgetOrderKeys(): void {
  orderKeys.write([])
}
