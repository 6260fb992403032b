import { describe, expect, it } from 'vitest'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { keyOf, newOrderOf, sampleReturns } from '@/lib/orders/testing/sample-orders'
import { ownPost, runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'
import { POST } from './route'

runOnEmbeddedStore()
const journal = getOrderJournal()

const shown = { value: sampleReturns.arrival }
/** What the journal writes down of an order before the store is asked. */
const asked = { from: ['recorded'], to: 'sending', changes: { returnValues: sampleReturns } } as const

const arrive = (key: string, body: unknown = shown) =>
  POST(ownPost('/api/checkout/arrival', body, { 'idempotency-key': key }))
const stateOf = async (number: number) => (await journal.findOptional(keyOf(number)))?.state

describe('POST /api/checkout/arrival', () => {
  it('R17 marks an order whose shopper came back by /success, however often she says so', async () => {
    await journal.create(newOrderOf(), asked)
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

  it('R54 answers the same to a value that is none of this order, which stays where it is', async () => {
    await journal.create(newOrderOf({ key: keyOf(5) }), { ...asked, to: 'opened' })
    for (const value of ['', 'x', sampleReturns.arrival.slice(1)]) {
      expect((await arrive(keyOf(5), { value })).status).toBe(204)
    }
    expect(await stateOf(5)).toBe('opened')
  })

  it('answers the same to an unknown key, and to one that was not opened', async () => {
    await journal.create(newOrderOf({ key: keyOf(2) }), { ...asked, to: 'recorded' })
    expect([(await arrive(keyOf(2))).status, (await arrive(keyOf(3))).status]).toEqual([204, 204])
    expect([await stateOf(2), await stateOf(3)]).toEqual(['recorded', undefined])
  })

  it('S8 takes a key and a value', async () => {
    const kindOf = async (response: Response) => ((await response.json()) as { kind: string }).kind
    expect(await kindOf(await arrive('x'))).toBe('idempotency-key-missing')
    expect(await kindOf(await arrive(keyOf(1), { ...shown, paid: true }))).toBe('bad-body')
    expect(await kindOf(await arrive(keyOf(1), {}))).toBe('bad-body')
  })
})
