import { beforeAll, describe, expect, it } from 'vitest'
import type { OrderJournal } from '@/lib/orders/order-journal'
import { keyOf, newOrderOf } from '@/lib/orders/testing/sample-orders'
import { ownPost, runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'

runOnEmbeddedStore()

let POST: (request: Request) => Promise<Response>
let journal: OrderJournal

beforeAll(async () => {
  ;({ POST } = await import('./route'))
  const { getOrderJournal } = await import('@/lib/orders/get-order-journal')
  journal = getOrderJournal()
})

const arrive = (key: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  POST(ownPost('/api/checkout/arrival', body, { 'idempotency-key': key, ...headers }))
const stateOf = async (number: number) => (await journal.findOptional(keyOf(number)))?.state

describe('POST /api/checkout/arrival', () => {
  it('R17 marks an order whose shopper came back by /success, however often she says so', async () => {
    await journal.create(newOrderOf())
    await journal.createEvent({ key: keyOf(1), from: ['recorded'], to: 'sending' })
    await journal.createEvent({ key: keyOf(1), from: ['sending'], to: 'opened' })
    for (const _ of [1, 2]) {
      const response = await arrive(keyOf(1))
      expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
        204,
        'no-store',
        '',
      ])
    }
    expect(await stateOf(1)).toBe('arrived')
    expect(await journal.listEvents(keyOf(1))).toHaveLength(4)
  })

  it('R45 marks one whose outcome the journal never heard', async () => {
    await journal.create(newOrderOf({ key: keyOf(4) }))
    await journal.createEvent({ key: keyOf(4), from: ['recorded'], to: 'unknown' })
    expect((await arrive(keyOf(4))).status).toBe(204)
    expect(await stateOf(4)).toBe('arrived')
  })

  it('answers the same to a key that nobody knows, and to one that was not opened', async () => {
    await journal.create(newOrderOf({ key: keyOf(2) }))
    expect([(await arrive(keyOf(2))).status, (await arrive(keyOf(3))).status]).toEqual([204, 204])
    expect([await stateOf(2), await stateOf(3)]).toEqual(['recorded', undefined])
  })

  it('S7 S8 takes an own page, a key and an empty object', async () => {
    const kindOf = async (response: Response) => ((await response.json()) as { kind: string }).kind
    expect(await kindOf(await arrive(keyOf(1), {}, { 'sec-fetch-site': 'cross-site' }))).toBe(
      'foreign-origin',
    )
    expect(await kindOf(await arrive(keyOf(1), {}, { 'content-type': 'text/plain' }))).toBe('not-json')
    expect(await kindOf(await arrive('x'))).toBe('idempotency-key-missing')
    expect(await kindOf(await arrive(keyOf(1), { paid: true }))).toBe('bad-body')
    expect(Object.keys(await import('./route'))).toEqual(['POST'])
  })
})
