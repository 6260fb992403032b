import { webcrypto } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '@/lib/testing/memory-storage'
import type { KeyValueStorage } from '../stored-value'
import { createCheckoutAttempts, fingerprintOf, newAttemptKey } from './checkout-attempts'
import { openOrderKeys } from './placed-orders'
import { arrivedKey, attemptsKey, orderKeysKey } from './storage-keys'

const minute = 60_000
const keyOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function device(kept: KeyValueStorage = memoryStorage()) {
  let now = 1_800_000_000_000
  let made = 0
  const options = {
    storage: () => kept,
    now: () => now,
    newKey: () => {
      made += 1
      return keyOf(made)
    },
  }
  const pass = (ms: number) => {
    now += ms
  }
  function tab(cancelPath = '/store') {
    const attempts = createCheckoutAttempts(options)
    const find = (fingerprint: string) => attempts.find({ fingerprint, cancelPath })
    return { ...attempts, find, keyOf: (fingerprint: string) => find(fingerprint).key }
  }
  return { tab, kept, pass }
}

describe('R8 the key of an attempt', () => {
  it('is the same for the same purchase, in every tab, however often it is tried', () => {
    const { tab } = device()
    const one = tab()
    expect([one.keyOf('a'), one.keyOf('a'), tab().keyOf('a')]).toEqual([keyOf(1), keyOf(1), keyOf(1)])
  })

  it('goes with the return address of the first try, so that the body is the same too', () => {
    const { tab } = device()
    tab('/store').find('a')
    expect(tab('/product/banana').find('a')).toMatchObject({ key: keyOf(1), cancelPath: '/store' })
    expect(tab('/product/banana').find('b')).toMatchObject({ key: keyOf(2), cancelPath: '/product/banana' })
  })

  it('is another one for another purchase, which takes no key away from the first', () => {
    const { tab, kept } = device()
    const one = tab()
    expect([one.keyOf('a'), one.keyOf('b'), one.keyOf('b')]).toEqual([keyOf(1), keyOf(2), keyOf(2)])
    expect(tab().keyOf('a')).toBe(keyOf(1))
    one.end(keyOf(1))
    expect([one.keyOf('b'), one.keyOf('a')]).toEqual([keyOf(2), keyOf(3)])
    for (let purchase = 0; purchase < 20; purchase += 1) one.keyOf(String(purchase))
    expect(JSON.parse(kept.getItem(attemptsKey) ?? '').attempts).toHaveLength(8)
  })

  it('is another one after 30 minutes, and when the clock went back', () => {
    const { tab, pass } = device()
    const one = tab()
    one.keyOf('a')
    pass(30 * minute - 1)
    expect(one.keyOf('a')).toBe(keyOf(1))
    pass(1)
    expect(one.keyOf('a')).toBe(keyOf(2))
    pass(-1)
    expect(one.keyOf('a')).toBe(keyOf(3))
  })

  it('is another one once the attempt has ended, and an older end does not hit it', () => {
    const { tab, kept } = device()
    const one = tab()
    one.end(one.keyOf('a'))
    expect(one.keyOf('a')).toBe(keyOf(2))
    one.end(keyOf(1))
    expect(one.keyOf('a')).toBe(keyOf(2))
    one.end(keyOf(2))
    expect(kept.getItem(attemptsKey)).toBeNull()
  })

  it('R21 is over once its payment has arrived at /success, in every tab', () => {
    const { tab, kept } = device()
    const one = tab()
    one.open(one.keyOf('a'))
    kept.setItem(arrivedKey, `${keyOf(7)} ${keyOf(1)}`)
    expect([one.keyOf('a'), tab().keyOf('a')]).toEqual([keyOf(2), keyOf(2)])
  })

  it('leads to the same hosted checkout once more, and to a new one after that', () => {
    const { tab } = device()
    const one = tab()
    one.open(one.keyOf('a'))
    expect(one.keyOf('a')).toBe(keyOf(1))
    one.open(keyOf(1))
    expect(one.keyOf('a')).toBe(keyOf(2))
  })

  it('R14 is made anew over whatever else is stored', () => {
    const shape = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ key: fc.anything(), fingerprint: fc.constant('a'), madeAt: fc.anything() })
        .map((value) => JSON.stringify({ version: 1, attempts: [value, null] })),
    )
    fc.assert(
      fc.property(shape, (text) => {
        const { tab } = device(memoryStorage({ [attemptsKey]: text, [orderKeysKey]: text }))
        const one = tab()
        expect(one.keyOf('a')).toBe(keyOf(1))
        one.open(keyOf(1))
        expect(one.keyOf('a')).toBe(keyOf(1))
      }),
    )
  })
})

describe('the orders of this device', () => {
  it('are the keys of the checkouts that were opened, newest first, each once, 50 at most', () => {
    const { tab, kept } = device()
    const one = tab()
    const keys = openOrderKeys(() => kept).read
    one.keyOf('never opened')
    expect(keys()).toEqual([])
    for (let number = 1; number <= 60; number += 1) one.open(keyOf(number))
    expect(keys()).toHaveLength(50)
    expect(keys().slice(0, 2)).toEqual([keyOf(60), keyOf(59)])
    one.open(keyOf(59))
    expect(keys().slice(0, 3)).toEqual([keyOf(59), keyOf(60), keyOf(58)])
  })

  it.each([
    null,
    ...['', '[]', '{"version":2,"keys":[]}', '{"version":1,"keys":{}}', '{"version":1,"keys":["<b>",7]}'],
  ])('are none in %s', (text) => {
    const kept = memoryStorage(text === null ? {} : { [orderKeysKey]: text })
    expect(openOrderKeys(() => kept).read()).toEqual([])
  })
})

describe('a new key', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

  it('is a random UUID, also where the page came over plain http', () => {
    const plain = { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) } as Pick<
      Crypto,
      'getRandomValues'
    >
    const keys = Array.from({ length: 100 }, () => newAttemptKey(plain))
    for (const key of [newAttemptKey(), ...keys]) expect(key).toMatch(uuid)
    expect(new Set(keys).size).toBe(100)
  })
})

describe('the fingerprint of a purchase', () => {
  it('differs with every detail, and only then', () => {
    const body = { kind: 'cart', items: [{ variantId: 'a', quantity: 1, seenAmount: 500 }], city: 'x' }
    expect(fingerprintOf(structuredClone(body))).toBe(fingerprintOf(body))
    const others = [
      { ...body, city: 'y' },
      { ...body, items: [{ variantId: 'a', quantity: 2, seenAmount: 500 }] },
      { ...body, items: [{ variantId: 'a', quantity: 1, seenAmount: 501 }] },
      { ...body, kind: 'buy-now' },
    ]
    expect(new Set([body, ...others].map(fingerprintOf)).size).toBe(5)
  })
})
