import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { POST as arrive } from '@/app/api/checkout/arrival/route'
import { POST as checkout } from '@/app/api/checkout/route'
import { GET as stock } from '@/app/api/stock/[productId]/route'
import { GET as picture } from '@/app/fotos/[name]/route'
import { GET as shareCard } from '@/app/share/product/[id]/[file]/route'
import { broughtTo, openSignedInDesk, runOnDesk, sampleSheet } from '@/app/testing/run-on-desk'
import { readShareCard } from '@/lib/catalog/find-share-card'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { plainPick } from '@/lib/domain/fulfillment'
import type { MessageOrder } from '@/lib/domain/message-order'
import { orderKeySchema } from '@/lib/domain/order'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { sampleAddress } from '@/lib/orders/testing/sample-orders'
import { getFileStore } from '@/lib/store/get-file-store'
import { newAttempt, ownPost, siteUrl } from '@/lib/testing/run-on-embedded-store'
import { POST as releaseRoute } from './release/route'
import { POST as orderRoute } from './route'

await runOnDesk(sampleSheet)

await getCatalogReader().current()
const journal = getOrderJournal()

type Handler<Parameters> = (
  request: Request,
  context: { readonly params: Promise<Parameters> },
) => Promise<Response>
const get = <Parameters>(handler: Handler<Parameters>, parameters: NoInfer<Parameters>) =>
  handler(new Request(siteUrl), { params: Promise.resolve(parameters) })

/** What the page of the order asks, with the token in its address. */
const show = (token: string) => orderRoute(ownPost('/api/orders/message', { token }))
const release = (token: string) => releaseRoute(ownPost('/api/orders/message/release', { token }))
const shownOf = async (token: string) => (await (await show(token)).json()) as MessageOrder
const textOf = async (token: string) => JSON.stringify(await shownOf(token))

/** A cart with loaves of bread, of which the sample has ten. */
function order(quantity: number, key = newAttempt(), more = {}) {
  const items = [{ variantId: '301', quantity, seenAmount: 1200, note: '<b>bem assado</b>' }]
  const body = { kind: 'cart', items, ...broughtTo, ...more, cancelPath: '/store?x=1' }
  return checkout(ownPost('/api/checkout', body, key))
}

async function tokenOf(answer: Response): Promise<string> {
  const { url } = (await answer.json()) as { url: string }
  return new URL(url).pathname.replace('/pedido/', '')
}

async function left(): Promise<number> {
  const answer = await get(stock, { productId: '301' })
  return ((await answer.json()) as { stock: Record<string, number> }).stock['301'] ?? Number.NaN
}

describe('an order of a shop from a spreadsheet', () => {
  it('gives its pieces back where the market cancels it, and takes them again where that is taken back', async () => {
    const desk = await openSignedInDesk()
    const before = await left()
    const key = newAttempt()
    const token = await tokenOf(await order(3, key))
    const taken = await journal.findOptional(orderKeySchema.parse(key['idempotency-key']))
    const code = taken?.code ?? ''
    const move = (body: object) => desk.ask(`/api/desk/orders/${code}/state`, body)
    expect((await move({ from: 'waiting', to: 'cancelled' })).status).toBe(200)
    // Looked at again, it takes none of them.
    expect((await shownOf(token)).order.fulfillment).toBe('cancelled')
    expect(await left()).toBe(before)
    expect((await move({ from: 'cancelled', to: 'waiting', isUndo: true })).status).toBe(200)
    expect(await left()).toBe(before - 3)
    expect((await move({ from: 'waiting', to: 'cancelled' })).status).toBe(200)
    expect(await left()).toBe(before)
  })

  it('is shown to anyone who has its token, with all of it written to the market', async () => {
    const key = newAttempt()
    const token = await tokenOf(await order(2, key, sampleAddress))
    expect(await tokenOf(await order(2, key, sampleAddress))).toBe(token)
    expect(await left()).toBe(8)
    const shown = await shownOf(token)
    expect(shown.order.lines).toMatchObject([
      {
        title: 'Pão caseiro',
        quantity: 2,
        picture: expect.stringMatching(/^\/fotos\//),
        amount: { amount: 2400, currency: 'brl' },
        outcome: null,
        settled: null,
        notes: ['Nota: <b>bem assado</b>'],
      },
    ])
    expect(shown.send?.link).toMatch(/^https:\/\/wa\.me\/5547999991234\?text=/)
    expect(shown.cancelPath).toBe('/store?x=1')
    // The city as the market calls it, however it was typed.
    const typed = await shownOf(
      await tokenOf(await order(1, newAttempt(), { city: ' balneario  camboriu ' })),
    )
    expect(typed.delivery[0]).toBe('Entrega em Balneário Camboriú')
    expect(new URL(typed.send?.link ?? '').searchParams.get('text')).toContain(
      'Entrega em Balneário Camboriú',
    )
    const address = [
      'Endereço: Rua das Flores, 12, ap 3',
      'Referência: perto da praça',
      'Quem recebe: Maria Souza',
    ]
    expect(shown.delivery).toEqual(expect.arrayContaining(address))
    expect(new URL(shown.send?.link ?? '').searchParams.get('text')).toContain(address.join('\n'))
    // The shopper's number is for the market's own records.
    expect(JSON.stringify(shown)).not.toContain('48988887777')
    // What leads on to /success says that it comes from here; nothing else moves the order.
    const value = /^\/success\?volta=([\w-]{32})$/.exec(shown.send?.next ?? '')?.[1]
    await arrive(ownPost('/api/checkout/arrival', { value: '' }, key))
    expect(await textOf(token)).not.toContain('Abrir o WhatsApp de novo')
    await arrive(ownPost('/api/checkout/arrival', { value }, key))
    expect(await textOf(token)).toContain('Abrir o WhatsApp de novo')
  })

  it('says how far the market is, which lines are missing, and what to do where it was cancelled', async () => {
    const key = newAttempt()
    const token = await tokenOf(await order(1, key))
    const by = 'joana'
    const move = { key: orderKeySchema.parse(key['idempotency-key']), by }
    await journal.createFulfillmentEvent({ ...move, from: 'waiting', to: 'picking' })
    const pick = { ...move, line: 0, ...plainPick }
    await journal.savePick({ ...pick, state: 'replaced', replacement: 'Pão <i>francês</i>' })
    const shown = await shownOf(token)
    expect(shown.order.lines[0]).toMatchObject({
      title: 'Pão caseiro',
      picture: null,
      outcome: { state: 'replaced', replacement: 'Pão <i>francês</i>' },
      settled: { ordered: 1200, now: null },
    })
    expect(shown).toMatchObject({
      order: {
        fulfillment: 'picking',
        stepTimes: [
          { state: 'picking', at: expect.stringMatching(/Z$/) },
          { state: 'waiting', at: shown.order.placedAt },
        ],
        shippingFee: { amount: 1200, currency: 'brl' },
        settled: { ordered: 2400, now: null, currency: 'brl' },
      },
      send: null,
    })
    expect(JSON.stringify(shown)).not.toContain(by)
    await journal.createFulfillmentEvent({ ...move, from: 'picking', to: 'cancelled' })
    const cancelled = await shownOf(token)
    expect(cancelled).toMatchObject({ order: { fulfillment: 'cancelled', settled: null }, send: null })
    expect(cancelled.order.lines[0]).toMatchObject({ picture: expect.stringMatching(/^\/fotos\//) })
  })

  it('R54 is called paid by no one: nothing is paid on the way', async () => {
    const desk = await openSignedInDesk()
    const key = newAttempt()
    await order(1, key)
    const find = () => journal.findOptional(orderKeySchema.parse(key['idempotency-key']))
    const code = (await find())?.code ?? ''
    expect((await desk.ask(`/api/desk/orders/${code}/payment`, {})).status).toBe(404)
    expect((await find())?.state).toBe('opened')
  })

  it('R42 is refused by name where there are too few, and its pieces come back when it is left', async () => {
    const before = await left()
    const first = await order(before)
    const refused = await order(1)
    expect([first.status, refused.status]).toEqual([200, 409])
    expect(await refused.json()).toMatchObject({
      kind: 'cart-changed',
      lines: [{ changes: [{ kind: 'gone' }] }],
    })
    const token = await tokenOf(first)
    expect((await release(token)).status).toBe(204)
    expect(await left()).toBe(before)
    // A quote may be 2 s old.
    await expect.poll(async () => (await order(before)).status, { interval: 250 }).toBe(200)
    expect(await textOf(token)).toContain('os produtos dele voltaram à venda')
  })

  it('S34 S35 leads nowhere with any other token or name of a picture', async () => {
    expect((await show('0'.repeat(32))).status).toBe(404)
    expect((await release('0'.repeat(32))).status).toBe(204)
    for (const token of ['x', '../x', '']) expect([token, (await show(token)).status]).toEqual([token, 400])
    for (const name of ['banana.webp', '../loja.csv', '%2e%2e', `${'0'.repeat(24)}.webp`, '__proto__']) {
      expect([name, (await get(picture, { name })).status]).toEqual([name, 404])
    }
  })

  it('has the photo of the goods on their share cards', async () => {
    const subject = await readShareCard('banana-prata')
    expect(subject?.picture).toMatch(/^\/fotos\//)
    const card = await get(shareCard, { id: 'banana-prata', file: `${subject?.version}.jpg` })
    // A card whose photo could not be had is not kept for good.
    expect([card.status, card.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  })

  it('gives the pictures beside the file as they are', async () => {
    const [name] = getFileStore()?.catalog.pictures().byAddress.keys() ?? []
    const answer = await get(picture, { name: name ?? '' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const { size } = await answer.blob()
    const sizes = fs
      .readdirSync('docs/loja-exemplo/fotos')
      .map((file) => fs.statSync(`docs/loja-exemplo/fotos/${file}`).size)
    expect(sizes).toContain(size)
  })
})
