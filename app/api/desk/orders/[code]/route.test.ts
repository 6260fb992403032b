import { beforeEach, describe, expect, it } from 'vitest'
import { openDesk, openSignedInDesk, runOnDesk } from '@/app/testing/run-on-desk'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import type { DeskAlternative, DeskContact, DeskOrder } from '@/lib/desk/api/orders'
import { getDeskStore } from '@/lib/desk/server/store/get-desk-store'
import { variantIdSchema } from '@/lib/domain/identifiers'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import {
  keyOf,
  newOrderOf,
  orderLineOf,
  sampleAddress,
  sampleDelivery,
} from '@/lib/orders/testing/sample-orders'

await runOnDesk()

const script = '<script>alert(1)</script>'
const names = ['show', 'state', 'payment', 'picks', 'contact', 'alternatives'] as const
const journal = getOrderJournal()
const { snapshot } = await getCatalogReader().current()
const product = snapshot.products.find(({ title }) => title.includes('Morango'))
const strawberry = variantIdSchema.parse(product?.variants[0]?.id)
const desk = await openSignedInDesk()

let number = 0
let code = ''
beforeEach(async () => {
  number += 1
  const lines = [
    orderLineOf({ variantId: strawberry, title: 'Morango', note: script }),
    orderLineOf({ title: script, variantTitle: `javascript:${script}` }),
  ]
  const delivery = { ...sampleDelivery, ...sampleAddress, city: script }
  const shipping = { zone: null, fee: null, weightGrams: null }
  const placed = newOrderOf({ key: keyOf(number), lines, delivery, shipping })
  const { order } = await journal.create(placed, { from: ['recorded'], to: 'arrived' })
  code = order.code
})

const addressOf = (name: (typeof names)[number], of: string) =>
  `/api/desk/orders/${encodeURIComponent(of)}${name === 'show' ? '' : `/${name}`}`

async function ask<Answer>(name: (typeof names)[number], body?: object, of = code, query = '') {
  const response = await desk.ask(`${addressOf(name, of)}${query}`, body)
  const answer = (await response.json()) as Answer & { readonly kind?: string }
  return { status: response.status, kind: answer.kind, answer, type: response.headers.get('content-type') }
}

const askAlternatives = (query: string) =>
  ask<{ alternatives: DeskAlternative[] }>('alternatives', undefined, code, query)

const pick = { line: 0, state: 'picked', seen: null } as const

describe('one order at the desk', () => {
  it('S44 hands on what the shopper and the store wrote as the text it is', async () => {
    const { answer, type } = await ask<DeskOrder>('show')
    expect(type).toMatch(/json/)
    expect(answer.city).toBe(script)
    expect(answer.lines.map(({ title, note }) => [title, note])).toEqual([
      ['Morango', script],
      [script, null],
    ])
    const replacement = `Uva ${script}`
    const { answer: ticked } = await ask<DeskOrder>('picks', { ...pick, state: 'replaced', replacement })
    expect(ticked.lines[0]?.pick?.replacement).toBe(replacement)
  })

  it('knows its products by the catalogue of today', async () => {
    const { answer } = await ask<DeskOrder>('show')
    const [first, second] = answer.lines
    expect(first?.path).toMatch(/^\/product\/morango/)
    expect([first?.picture, first?.category]).toEqual([expect.any(String), expect.any(String)])
    expect([second?.path, second?.picture, second?.category]).toEqual([null, null, null])
  })

  it('R54 is paid by the word of a person, who is named and may take it back', async () => {
    await journal.createEvent({ key: keyOf(number), from: ['arrived'], to: 'opened' })
    const { answer: paid } = await ask<DeskOrder>('payment', {})
    expect([paid.state, paid.payment.at(-1)?.by, paid.paymentUndoMs]).toEqual([
      'arrived',
      'mercado',
      expect.any(Number),
    ])
    expect((await ask('payment', {})).kind).toBe('desk-conflict')
    const { answer: unpaid } = await ask<DeskOrder>('payment', { isUndo: true })
    expect([unpaid.state, unpaid.paymentUndoMs]).toEqual(['opened', null])
    expect((await ask('payment', { isUndo: true })).kind).toBe('desk-conflict')
    const log = await desk.ask('/api/desk/log')
    const { entries } = (await log.json()) as { entries: { action: string; user: string; code: string }[] }
    expect(entries.filter((entry) => entry.code === code)).toMatchObject([
      { action: 'payment-taken-back', user: 'mercado' },
      { action: 'payment-confirmed', user: 'mercado' },
    ])
  })

  it('R55 is begun only by a user who confirmed the question, while no one has seen it paid', async () => {
    await journal.createEvent({ key: keyOf(number), from: ['arrived'], to: 'opened' })
    const begin = { from: 'waiting', to: 'picking' }
    expect((await ask('state', begin)).kind).toBe('desk-conflict')
    expect((await ask('picks', pick)).kind).toBe('desk-conflict')
    const { answer } = await ask<DeskOrder>('state', { ...begin, isAsked: true })
    expect([answer.fulfillment, answer.state]).toEqual(['picking', 'opened'])
  })

  it('is moved on, ticked and taken back, and answers as it is then', async () => {
    const { answer: begun } = await ask<DeskOrder>('picks', pick)
    // What a tick has begun is not taken back while the tick stands.
    expect(begun).toMatchObject({ fulfillment: 'picking', handledCount: 1, undo: null })
    const ready = await ask<DeskOrder>('state', { from: 'picking', to: 'ready' })
    expect(ready.answer).toMatchObject({ fulfillment: 'ready', undo: { to: 'picking' } })
    expect(ready.answer.undo?.leftMs).toBeGreaterThan(50_000)
    const late = await ask('state', { from: 'picking', to: 'ready' })
    expect([late.status, late.kind]).toEqual([409, 'desk-conflict'])
    const undone = await ask<DeskOrder>('state', { from: 'ready', to: 'picking', isUndo: true })
    expect(undone.answer).toMatchObject({ fulfillment: 'picking', undo: null })
    expect(undone.answer.history.map(({ kind, by }) => [kind, by])).toEqual([
      ['move', 'mercado'],
      ['pick', 'mercado'],
      ['move', 'mercado'],
      ['move', 'mercado'],
    ])
  })

  it('S45 says whom an order is for only when it is asked for, and the log says who asked', async () => {
    for (const path of [addressOf('show', code), '/api/desk/orders', '/api/desk/aisles']) {
      const said = await (await desk.ask(path)).text()
      expect(said).toContain(code)
      expect(said).not.toContain(keyOf(number))
      expect(said).not.toMatch(/99999-?1234|Flores|"12"|ap 3|praça|Souza|requestId|accountId|paymentUrl/)
    }
    const { answer } = await ask<DeskContact>('contact', {})
    const address = [
      'Endereço: Rua das Flores, 12, ap 3',
      'Referência: perto da praça',
      'Quem recebe: Maria Souza',
    ]
    expect(answer).toEqual({ whatsapp: '(47) 99999-1234', digits: '5547999991234', address })
    const log = await desk.ask(`/api/desk/log?code=${code}`)
    expect((await log.json()).entries).toEqual([
      expect.objectContaining({ user: 'mercado', action: 'contact-opened', code, detail: null }),
    ])
    await journal.eraseContact([keyOf(number)])
    expect((await ask('contact', {})).status).toBe(404)
  })

  it('S45 does not open a contact that the log cannot say was opened', async () => {
    const store = getDeskStore()
    const { createLogEntry } = store
    store.createLogEntry = () => Promise.reject(new Error('the disk is full'))
    try {
      await expect(ask('contact', {})).rejects.toThrow('the disk is full')
    } finally {
      store.createLogEntry = createLogEntry
    }
  })

  it('offers what is in stock in place of a line, with its price', async () => {
    const { answer } = await askAlternatives('?line=0')
    // Other berries, and nothing else of the aisle.
    expect(answer.alternatives).toMatchObject([
      { title: 'Mirtilo', price: { amount: 1690, currency: 'brl' }, path: '/product/mirtilo' },
    ])
    // Or what is searched for, wherever it stands; in this order's own currency, and in stock.
    const searched = await askAlternatives('?line=0&q=sab%C3%A3o')
    expect(searched.answer.alternatives.length).toBeGreaterThan(0)
    for (const { title } of searched.answer.alternatives) expect(title).toMatch(/sabão/i)
    expect((await askAlternatives(`?line=0&q=${'x'.repeat(81)}`)).status).toBe(400)
    expect((await askAlternatives('?line=9')).status).toBe(404)
    // Or all that stands beside it.
    const aisle = await askAlternatives('?line=0&aisle=1')
    expect(aisle.answer.alternatives).toHaveLength(6)
    expect((await askAlternatives('?line=0&aisle=2')).status).toBe(400)
    expect((await askAlternatives('?line=x')).status).toBe(400)
  })

  it.each(names)('S45 answers 404 in Portuguese, for any code that is no order’s, to %s', async (name) => {
    const isRead = name === 'show' || name === 'alternatives'
    const bodies = {
      state: { from: 'waiting', to: 'picking' },
      payment: {},
      picks: pick,
      contact: {},
      arrival: { arrival: null },
    }
    const body = isRead ? undefined : bodies[name as keyof typeof bodies]
    for (const other of ['000000000000', keyOf(number), '..%2f..', `${code} `, code.toUpperCase()]) {
      const { status, answer } = await ask<{ title: string }>(name, body, other, '?line=0')
      expect([status, answer.title]).toEqual([404, 'Não encontrado'])
    }
  })

  it.each([
    ['picks', { ...pick, line: -1 }],
    ['picks', { ...pick, state: 'eaten' }],
    ['picks', { ...pick, state: 'replaced' }],
    ['picks', { ...pick, by: 'ana' }],
    ['picks', { line: 0, state: 'picked' }],
    ['state', { from: 'waiting', to: 'eaten' }],
    ['contact', { key: 'x' }],
  ] as const)('answers 400 to a body of %s that is not whole', async (name, body) => {
    expect(await ask(name, body)).toMatchObject({ status: 400, kind: 'bad-body' })
  })

  it('S45 says nothing without a session', async () => {
    const stranger = openDesk()
    for (const name of names) {
      const body = name === 'show' || name === 'alternatives' ? undefined : {}
      const response = await stranger.ask(`${addressOf(name, code)}?line=0`, body)
      expect([response.status, (await response.json()).kind]).toEqual([401, 'desk-signed-out'])
    }
  })
})
