import { expect, it, vi } from 'vitest'
import { POST as arrive } from '@/app/api/checkout/arrival/route'
import { POST as checkout } from '@/app/api/checkout/route'
import { broughtTo, openSignedInDesk, runOnDesk, sampleSheet } from '@/app/testing/run-on-desk'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { plainPick } from '@/lib/domain/fulfillment'
import type { MessageOrder } from '@/lib/domain/message-order'
import { orderKeySchema } from '@/lib/domain/order'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { newAttempt, ownPost } from '@/lib/testing/run-on-embedded-store'
import { POST as orderRoute } from './route'

const pix = { PIX_KEY: '11.222.333/0001-81', PIX_NAME: 'Empório São João', PIX_CITY: 'Itajaí' }
await runOnDesk({ ...sampleSheet, PAYMENT_WAYS: 'pix', ...pix })
await vi.waitFor(() => getCatalogReader().current())

it('R75 R85 the page of an order asks for a Pix only of what counts as taken once the market confirms it', async () => {
  const [desk, journal, attempt] = [await openSignedInDesk(), getOrderJournal(), newAttempt()]
  const items = [
    { variantId: '301', quantity: 1, seenAmount: 1200 },
    { variantId: '103', quantity: 1, seenAmount: 350 },
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
  const ordered = (await show()).pix?.code?.amount.amount
  expect(ordered).toBe(2750)

  const key = orderKeySchema.parse(attempt['idempotency-key'])
  const work = { ...plainPick, key, by: 'ana' }
  await journal.createFulfillmentEvent({ ...work, from: 'waiting', to: 'picking' })
  expect((await show()).pix?.code?.amount.amount).toBe(ordered)
  await journal.savePick({ ...work, line: 1, state: 'missing' })
  expect((await show()).pix).toEqual({
    status: 'Pix: espere o valor final',
    detail: 'O valor ainda pode mudar; pague quando estiver pronto.',
    code: null,
  })
  const code = (await journal.findOptional(key))?.code ?? ''
  const confirm = (body: object) => desk.ask(`/api/desk/orders/${code}/payment`, body)
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
