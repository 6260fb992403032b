import { expect, it, vi } from 'vitest'
import { openSignedInDesk, runOnDesk, sampleSheet } from '@/app/testing/run-on-desk'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import type { DeskOrder } from '@/lib/desk/api/orders'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { keyOf, newOrderOf, orderLineOf, sampleDelivery } from '@/lib/orders/testing/sample-orders'

const pix = { PIX_KEY: '11.222.333/0001-81', PIX_NAME: 'Empório São João', PIX_CITY: 'Itajaí' }
await runOnDesk({ ...sampleSheet, PAYMENT_WAYS: 'pix', ...pix })
await vi.waitFor(() => getCatalogReader().current())
const [desk, journal] = [await openSignedInDesk(), getOrderJournal()]

/** An order of two lines for 11,80 each and 12,00 for its delivery, its first line missing, with a closed bag. */
async function open(number: number) {
  const delivery = { ...sampleDelivery, payment: 'pix' } as const
  const lines = [orderLineOf(), orderLineOf()]
  const placed = newOrderOf({ key: keyOf(number), lines, delivery })
  const { order } = await journal.create(placed, { from: ['recorded'], to: 'arrived' })
  async function ask(name: string, body?: object) {
    const response = await desk.ask(`/api/desk/orders/${order.code}${name}`, body)
    const answer = (await response.json()) as DeskOrder & { readonly kind?: string }
    return { status: response.status, answer }
  }
  await ask('/picks', { line: 0, state: 'missing', seen: null })
  await ask('/state', { from: 'picking', to: 'ready' })
  const logged = async () =>
    (await (await desk.ask(`/api/desk/log?code=${order.code}`)).json()).entries as unknown
  return { pay: (body: object) => ask('/payment', body), show: () => ask(''), logged }
}

it('R85 a Pix holds while its difference is marked as settled, which has to be taken back first', async () => {
  const { pay, show, logged } = await open(1)
  await pay({ amount: 3560 })
  const { answer: given } = await pay({ difference: -1180 })
  expect([given.paid, given.mark?.amount, given.difference]).toEqual([3560, -1180, null])
  const { status, answer } = await pay({ isUndo: true })
  expect([status, answer.kind]).toEqual([409, 'desk-conflict'])
  expect((await show()).answer).toMatchObject({ paid: 3560, difference: null })
  expect((await pay({ undoes: 'yesterday' })).status).toBe(400)
  await pay({ undoes: given.mark?.at })
  expect(await logged()).toMatchObject([
    { action: 'difference-taken-back', user: 'mercado' },
    { action: 'difference-settled', user: 'mercado' },
    { action: 'payment-confirmed' },
  ])
  expect((await pay({ isUndo: true })).answer).toMatchObject({ paid: null, pix: { seenBy: null } })
})
