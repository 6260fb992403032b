import { beforeEach, describe, expect, it } from 'vitest'
import { POST as checkout } from '@/app/api/checkout/route'
import { broughtTo, openSignedInDesk, runOnDesk, sampleSheet } from '@/app/testing/run-on-desk'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { offerOf, plainPick } from '@/lib/domain/fulfillment'
import { type OrderKey, orderKeySchema } from '@/lib/domain/order'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { keyOf, newOrderOf, orderLineOf } from '@/lib/orders/testing/sample-orders'
import { newAttempt, ownPost, siteUrl } from '@/lib/testing/run-on-embedded-store'
import { POST as route } from './route'

await runOnDesk(sampleSheet)
const journal = getOrderJournal()
await getCatalogReader().current()

const by = 'ana'
const offered = { ...plainPick, line: 0, state: 'replaced', replacement: 'Maçã Fuji', by } as const
const offer = offerOf(offered) ?? ''
// Others than those of purchases.
let number = 100
let key: OrderKey
let code = ''
beforeEach(async () => {
  number += 1
  key = keyOf(number)
  const lines = [orderLineOf(), orderLineOf()]
  const { order } = await journal.create(newOrderOf({ key, lines }), { from: ['recorded'], to: 'arrived' })
  code = order.code
  await journal.createFulfillmentEvent({ key, from: 'waiting', to: 'picking', by })
  await journal.savePick({ key, ...offered })
})

const named = () => ({ code, keys: [key] })
const body = (changes: object = {}) => ({ order: named(), line: 0, offer, answer: 'accepted', ...changes })
const send = (changes?: object) => route(ownPost('/api/orders/answer', body(changes)))
const standing = async (of = key) => (await journal.listPicks([of])).get(of)?.[0]

async function refusal(changes?: object) {
  const answer = await send(changes)
  const { kind, detail } = (await answer.json()) as { readonly kind: string; readonly detail: string }
  return { status: answer.status, kind, detail }
}

describe('an answer to what goes in the place of a line', () => {
  it('R84 is kept for the order that its device made, and may be sent again; the desk reads it', async () => {
    for (const _ of [1, 2]) {
      expect((await send({ answer: 'refused' })).status).toBe(200)
      expect((await standing())?.answer).toBe('refused')
    }
    const history = await journal.listFulfillmentEvents(key)
    expect(history.filter(({ kind }) => kind === 'answer')).toHaveLength(1)
    const desk = await openSignedInDesk()
    const shown = await (await desk.ask(`/api/desk/orders/${code}`)).json()
    expect(shown).toMatchObject({ lines: [{ pick: { replacement: 'Maçã Fuji', answer: 'refused' } }, {}] })
    // What was refused is not paid.
    expect(shown.settlement.lines[0]).toMatchObject({ ordered: 1180, now: 0 })
  })

  it('R84 is kept for an order by message by the token in its address', async () => {
    const attempt = newAttempt()
    const items = [{ variantId: '301', quantity: 1, seenAmount: 1200 }]
    const order = { kind: 'cart', items, ...broughtTo, cancelPath: '/store' }
    const bought = await checkout(ownPost('/api/checkout', order, attempt))
    const { url } = (await bought.json()) as { readonly url: string }
    const token = new URL(url).pathname.replace('/pedido/', '')
    const own = orderKeySchema.parse(attempt['idempotency-key'])
    await journal.createFulfillmentEvent({ key: own, from: 'waiting', to: 'picking', by })
    await journal.savePick({ key: own, ...offered })
    expect((await send({ order: { token } })).status).toBe(200)
    expect((await standing(own))?.answer).toBe('accepted')
    // Of this order and no other.
    expect((await standing())?.answer).toBeUndefined()
  })

  it('S72 counts for nothing but what its shopper saw', async () => {
    await journal.savePick({ key, ...offered, replacement: 'Maçã Gala' })
    expect(await refusal()).toEqual({
      status: 409,
      kind: 'replacement-changed',
      detail: 'O mercado mudou este item. Veja como está agora e responda de novo.',
    })
    expect(await refusal({ line: 1 })).toMatchObject({ kind: 'replacement-changed' })
    await journal.savePick({ key, ...offered, state: 'missing', replacement: null })
    expect(await refusal()).toMatchObject({ kind: 'replacement-changed' })
    expect((await standing())?.answer).toBeUndefined()
  })

  it('R84 is final: another one is refused, and says why', async () => {
    expect((await send({ answer: 'refused' })).status).toBe(200)
    expect(await refusal()).toEqual({
      status: 409,
      kind: 'answered-elsewhere',
      detail: 'Esta troca já foi respondida em outro aparelho. Para mudar, fale com o mercado.',
    })
    expect((await standing())?.answer).toBe('refused')
  })

  it('R84 is refused with its reason once the order has left, or is cancelled', async () => {
    await journal.createFulfillmentEvent({ key, from: 'picking', to: 'ready', by })
    expect((await send()).status).toBe(200)
    await journal.createFulfillmentEvent({ key, from: 'ready', to: 'on-the-way', by })
    expect(await refusal({ answer: 'refused' })).toEqual({
      status: 409,
      kind: 'order-left',
      detail: 'Este pedido já saiu do mercado, e não dá mais para responder por aqui. Fale com o mercado.',
    })
    expect((await standing())?.answer).toBe('accepted')
    await journal.createFulfillmentEvent({ key, from: 'on-the-way', to: 'cancelled', by })
    expect(await refusal()).toEqual({
      status: 409,
      kind: 'order-cancelled',
      detail: 'O mercado cancelou este pedido, e nada mais será separado.',
    })
  })

  it('S72 is taken for no order of others', async () => {
    const others = [
      { code, keys: [keyOf(999)] },
      { code, keys: [] },
      { code: 'abcdefabcdef', keys: [key] },
      { token: '0'.repeat(32) },
    ]
    for (const order of others)
      expect(await refusal({ order })).toMatchObject({ status: 404, kind: 'order-not-found' })
    expect((await standing())?.answer).toBeUndefined()
  })

  it.each([
    ['another answer', { answer: 'maybe' }],
    ['none', { answer: null }],
    ['a line that is no number', { line: '0' }],
    ['a line below the first', { line: -1 }],
    ['nothing that was seen', { offer: '' }],
    ['more than can be seen', { offer: 'x'.repeat(1201) }],
    ['more than that', { seen: null }],
    ['a token that is none', { order: { token: '../x' } }],
  ])('S72 is refused with %s', async (_name, changes) => {
    expect(await refusal(changes)).toMatchObject({ status: 400, kind: 'bad-body' })
    expect((await standing())?.answer).toBeUndefined()
  })

  it('S72 is taken from no other site', async () => {
    const foreign = ownPost('/api/orders/answer', body(), { 'sec-fetch-site': 'cross-site' })
    expect((await route(foreign)).status).toBe(403)
    const form = new Request(`${siteUrl}/api/orders/answer`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body()),
    })
    expect((await route(form)).status).toBe(415)
    expect((await standing())?.answer).toBeUndefined()
  })
})
