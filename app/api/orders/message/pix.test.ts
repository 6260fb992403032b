import { expect, it, vi } from 'vitest'
import { POST as arrive } from '@/app/api/checkout/arrival/route'
import { POST as checkout } from '@/app/api/checkout/route'
import { broughtTo, openSignedInDesk, runOnDesk, sampleSheet } from '@/app/testing/run-on-desk'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import type { DeskOrder } from '@/lib/desk/api/orders'
import { plainPick } from '@/lib/domain/fulfillment'
import type { MessageOrder } from '@/lib/domain/message-order'
import { orderKeySchema } from '@/lib/domain/order'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { newAttempt, ownPost } from '@/lib/testing/run-on-embedded-store'
import { POST as orderRoute } from './route'

const pix = { PIX_KEY: '11.222.333/0001-81', PIX_NAME: 'Empório São João', PIX_CITY: 'Itajaí' }
await runOnDesk({ ...sampleSheet, PAYMENT_WAYS: 'pix', ...pix })
await vi.waitFor(() => getCatalogReader().current())

const [desk, journal] = [await openSignedInDesk(), getOrderJournal()]

/** Orders a loaf and this many lettuces; what its page shows, and what is noted of its payment. */
async function order(quantity: number) {
  const attempt = newAttempt()
  const items = [
    { variantId: '301', quantity: 1, seenAmount: 1200 },
    { variantId: '103', quantity, seenAmount: 350 },
  ]
  const body = { kind: 'cart', items, ...broughtTo, payment: 'pix', cancelPath: '/store' }
  const answer = await checkout(ownPost('/api/checkout', body, attempt))
  const { url } = (await answer.json()) as { url: string }
  const show = async () =>
    (await (
      await orderRoute(ownPost('/api/orders/message', { token: url.slice(-32) }))
    ).json()) as MessageOrder
  const { send, pix: unsent } = await show()
  expect(unsent).toBeNull()
  const value = new URL(send?.next ?? '', url).searchParams.get('volta')
  await arrive(ownPost('/api/checkout/arrival', { value }, attempt))
  const key = orderKeySchema.parse(attempt['idempotency-key'])
  const code = (await journal.findOptional(key))?.code ?? ''
  const note = (body: object) => desk.ask(`/api/desk/orders/${code}/payment`, body)
  return { key, show, note }
}

it('R75 R85 the page of an order asks for a Pix only of what counts as taken once the market confirms it', async () => {
  const { key, show, note: confirm } = await order(1)
  const ordered = (await show()).pix?.code?.amount.amount
  expect(ordered).toBe(2750)
  const work = { ...plainPick, key, by: 'ana' }
  await journal.createFulfillmentEvent({ ...work, from: 'waiting', to: 'picking' })
  expect((await show()).pix?.code?.amount.amount).toBe(ordered)
  await journal.savePick({ ...work, line: 1, state: 'missing' })
  expect((await show()).pix).toEqual({
    status: 'Pix: espere o valor final',
    detail: 'O valor ainda pode mudar; pague quando estiver pronto.',
    code: null,
  })
  const receivedOf = async () => (await show()).pix?.status.replaceAll('\u00a0', ' ')
  expect((await confirm({})).status).toBe(200)
  // It was asked for before.
  expect(await receivedOf()).toBe('Pix de R$ 27,50 recebido')
  await confirm({ isUndo: true })

  await journal.createFulfillmentEvent({ ...work, from: 'picking', to: 'ready' })
  expect((await show()).pix?.code?.amount.amount).toBe(2400)
  await confirm({})
  expect(await receivedOf()).toBe('Pix de R$ 24,00 recebido')
})

it('R75 a fee that is to be agreed is entered once at the desk, and the page of the order then asks for a Pix with it', async () => {
  const { show, note } = await order(10)
  expect((await show()).pix).toMatchObject({ status: 'Pix: falta combinar o frete', code: null })
  for (const fee of [-1, 0.5, 100_000_001, '5'] as const) expect((await note({ fee })).status).toBe(400)
  const entered = await note({ fee: 1500 })
  const { code, shippingFee, total, history } = (await entered.json()) as DeskOrder
  expect([shippingFee?.amount, total?.amount]).toEqual([1500, 6200])
  expect((await note({ fee: 1500 })).status).toBe(409)
  expect((await show()).pix?.code?.amount.amount).toBe(6200)
  expect((await note({ fee: 1500, undoes: history.at(-1)?.at })).status).toBe(200)
  expect((await show()).pix?.code).toBeNull()
  const logged = await (await desk.ask(`/api/desk/log?code=${code}`)).json()
  expect(logged).toMatchObject({ entries: [{ action: 'fee-taken-back' }, { action: 'fee-entered' }] })
})
