import fs from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { POST as arrive } from '@/app/api/checkout/arrival/route'
import { POST as checkout } from '@/app/api/checkout/route'
import { broughtTo, runOnDesk, sampleSheet } from '@/app/testing/run-on-desk'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { addDays, marketTime } from '@/lib/domain/market-time'
import type { MessageOrder } from '@/lib/domain/message-order'
import { newFolder } from '@/lib/testing/new-folder'
import { newAttempt, ownPost } from '@/lib/testing/run-on-embedded-store'
import { POST as orderRoute } from './route'

/** Put forward, also for what has asked for the time before. */
const clock = vi.hoisted(() => {
  const { now } = Date
  const shared = { aheadMs: 0 }
  Date.now = () => now() + shared.aheadMs
  return shared
})

const table = path.join(newFolder(), 'entregas.csv')
fs.writeFileSync(
  table,
  [
    'tipo;cidade;frete;dias;de;até;lugares',
    'entrega;Balneário Camboriú;12,00',
    'janela;;;todos;16h;18h;1',
    'janela;;;todos;18h;20h;1',
  ].join('\n'),
)
const { SERVED_CITIES: _, ...sheet } = sampleSheet
await runOnDesk({ ...sheet, DELIVERY_FILE: table })
await vi.waitFor(() => getCatalogReader().current())

const day = addDays(marketTime(Date.now()).day, 1)
const [ana, bia] = ['48988887777', '48966665555']

async function order(whatsapp: string, deliveryWindow: string) {
  const key = newAttempt()
  const items = [{ variantId: '301', quantity: 1, seenAmount: 1200 }]
  const delivery = { ...broughtTo, whatsapp, deliveryWindow }
  const body = { kind: 'cart', items, ...delivery, cancelPath: '/store' }
  const answer = await checkout(ownPost('/api/checkout', body, key))
  const { url = '', kind } = (await answer.json()) as { url?: string; kind?: string }
  const token = url.slice(-32)
  const show = async () =>
    (await (await orderRoute(ownPost('/api/orders/message', { token }))).json()) as MessageOrder
  return {
    kind,
    show,
    async send() {
      const value = new URL((await show()).send?.next ?? '', 'https://x.test').searchParams.get('volta')
      await arrive(ownPost('/api/checkout/arrival', { value }, key))
    },
  }
}

const full =
  'Este pedido não foi enviado, e o horário dele lotou. Volte à loja, escolha outro horário e finalize de novo.'

it('R73 an order that was not sent is no obstacle to the one that its shopper makes in its stead, and only one of them is sent', async () => {
  const window = `${day}T16:00/18:00`
  const first = await order(ana, window)
  expect((await order(bia, window)).kind).toBe('window-full')
  const second = await order(ana, window)
  expect((await second.show()).send).not.toBeNull()
  await second.send()
  expect(await first.show()).toMatchObject({ status: full, send: null, cancelPath: '/store' })
  expect((await second.show()).send?.label).toBe('Abrir o WhatsApp de novo')
})

it('R73 an order is not sent into a window whose last place went to another one meanwhile', async () => {
  const window = `${day}T18:00/20:00`
  const first = await order(ana, window)
  clock.aheadMs = 61 * 60_000
  expect((await first.show()).send).not.toBeNull()
  const second = await order(bia, window)
  expect(second.kind).toBeUndefined()
  await second.send()
  expect(await first.show()).toMatchObject({ status: full, send: null })
  expect((await second.show()).send).not.toBeNull()
})
