import { expect, it } from 'vitest'
import { paidFor } from '../../domain/difference.ts'
import { type LinePick, offerOf, plainPick } from '../../domain/fulfillment.ts'
import { settleOrder } from '../../domain/settlement.ts'
import { pastOrderOf } from '../../orders/past-order-of.ts'
import { openSqliteJournal } from '../../orders/sqlite-journal.ts'
import { keyOf, newOrderOf, orderLineOf, sampleDelivery } from '../../orders/testing/sample-orders.ts'
import { describePix } from './describe-pix.ts'

const key = keyOf(1)
const way = { isByMessage: true, takesPix: true }
const by = 'ana'

it('R75 R85 a code charges what is then taken, whenever a person sees it paid, and waits where that may change', async () => {
  const journal = openSqliteJournal({ folder: ':memory:', now: Date.now })
  const delivery = { ...sampleDelivery, payment: 'pix' } as const
  const changes = { paymentUrl: `https://mercado.example/pedido/${'a'.repeat(32)}` }
  const lines = [orderLineOf(), orderLineOf({ quantity: 1 }), orderLineOf({ quantity: 1 })]
  await journal.create(newOrderOf({ delivery, lines }), { from: ['recorded'], to: 'arrived', changes })

  /** What is charged now, on its page and on others; and what was taken where a person sees that paid. */
  async function charged() {
    const order = await journal.findOptional(key)
    if (!order) throw new Error('no order was taken')
    const picks = (await journal.listPicks([key])).get(key) ?? []
    const history = await journal.listFulfillmentEvents(key)
    const past = pastOrderOf(order, { picks, history, ...way })
    if (!past) throw new Error('the order is none')
    const settlement = settleOrder(order, picks)
    const pix = describePix({
      ...{ order, past, settlement, history },
      ...{ sold: { state: 'sent' }, receiver: { key: 'a@b.c', name: 'M', city: 'C' } },
    })
    const paid = { at: new Date().toISOString(), by, kind: 'payment', isUndo: false } as const
    const taken = paidFor(order, [...history, paid], way)
    return { code: pix?.code?.amount.amount ?? pix?.status, elsewhere: past.pixDue?.amount.amount, taken }
  }

  const move = (from: 'waiting' | 'picking' | 'ready', to: 'picking' | 'ready' | 'on-the-way') =>
    journal.createFulfillmentEvent({ key, from, to, by })
  const pick = (line: number, became: Partial<LinePick>) =>
    journal.savePick({ ...plainPick, key, line, by, state: 'picked', ...became })
  const offer = { state: 'replaced', replacement: 'Nanica', replacementAmount: 700 } as const
  const answer = async (said: 'accepted' | 'refused') => {
    const standing = (await journal.listPicks([key])).get(key)?.find(({ line }) => line === 1)
    const id = standing ? offerOf(standing) : null
    if (id === null) throw new Error('nothing was offered')
    await journal.saveReplacementAnswer({ key, line: 1, offer: id, answer: said })
  }
  const at = (amount: number) => ({ code: amount, elsewhere: amount, taken: amount })
  const waits = { code: 'Pix: espere o valor final', elsewhere: undefined }

  expect(await charged()).toEqual({ ...at(3560), elsewhere: undefined })
  await move('waiting', 'picking')
  await pick(2, {})
  expect(await charged()).toEqual(at(3560))
  await pick(0, { state: 'missing' })
  expect(await charged()).toMatchObject(waits)
  await pick(0, {})
  expect(await charged()).toEqual(at(3560))
  await pick(1, offer)
  expect(await charged()).toMatchObject(waits)
  await move('picking', 'ready')
  expect(await charged()).toMatchObject(waits)
  await answer('accepted')
  expect(await charged()).toEqual(at(3670))
  await pick(1, { ...offer, replacement: 'Pera' })
  await answer('refused')
  expect(await charged()).toEqual(at(2970))
  // Offered until it left, it comes.
  await pick(1, { ...offer, replacement: 'Maçã' })
  expect(await charged()).toMatchObject(waits)
  await move('ready', 'on-the-way')
  expect(await charged()).toEqual(at(3670))
  await journal.close()
})
