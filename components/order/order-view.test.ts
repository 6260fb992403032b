import { describe, expect, it } from 'vitest'
import type { LineOutcome, PastOrder, PastOrderLine } from '@/lib/domain/past-order'
import { brl, found, makeLine, makeOrder, missing } from '@/lib/testing/sample-values'
import { type OrderContext, orderView, stepsText, stripView, tabTitle } from './order-view'

const at = (local: string) => Date.parse(`${local}-03:00`)
const line = makeLine()
const sample = makeOrder({
  ...{ code: 'C4AA-1313-8FC6', placedAt: '2026-11-25T20:00:00-03:00', isReceived: true },
  ...{ fulfillment: 'picking', fulfillmentAt: '2026-11-25T20:52:00-03:00', lines: [line] },
  ...{ productsTotal: brl(4000), shippingFee: brl(1200) },
})
const device: OrderContext = {
  ...{ now: at('2026-11-25T21:00'), isByMessage: false, isSent: false },
  ...{ saidPaid: null, isPixDue: false, place: null },
}
const pickup = 'Rua das Flores, 12'
const byMessage = { isByMessage: true, isSent: true } as const
const waiting = { fulfillment: 'waiting' } as const
const empty = { fulfillment: 'ready', lines: [{ ...line, outcome: missing }] } as const
const swapped = { ...found, state: 'replaced', replacement: 'Maçã' } as const
const asked = { ...line, outcome: { ...swapped, offer: { line: 0, id: 'a', answer: null } } }
const makeWindow = (deliveryWindow: string) => ({ details: { substitution: null, deliveryWindow } })
const today = makeWindow('2026-11-25T20:00/22:00')
const tomorrow = makeWindow('2026-11-26T14:00/16:00')
const opens = 'amanhã às 8h'
const longAgo = { fulfillmentAt: null, placedAt: '2026-11-20T20:00:00-03:00' }

type Shown = [order: Partial<PastOrder>, context?: Partial<OrderContext>]
const clean = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '))
const viewOf = (order: Partial<PastOrder> = {}, context: Partial<OrderContext> = {}) =>
  clean(orderView({ ...sample, ...order }, { ...device, ...context }))

describe('the title of an order', () => {
  it.each<[string, ...Shown]>([
    ['Em separação · 20h52', {}],
    ['Em separação · ontem, 20h52', { fulfillmentAt: '2026-11-24T20:52:00-03:00' }],
    ['Pronto para sair · 20h52', { fulfillment: 'ready' }],
    ['Pronto para retirar · 20h52', { fulfillment: 'ready', pickup }],
    ['Saiu para entrega · 20h52', { fulfillment: 'on-the-way' }],
    ['Entregue · 20h52', { fulfillment: 'delivered' }],
    ['Retirado · 20h52', { fulfillment: 'delivered', pickup }],
    ['Cancelado pelo mercado · 20h52', { fulfillment: 'cancelled' }],
    ['Nada foi achado', empty],
    ['Pedido recebido', waiting],
    ['Pedido C4AA-1313-8FC6', { ...waiting, state: 'opened' }],
    ['Pedido enviado', waiting, byMessage],
    ['Falta confirmar o envio', waiting, { isByMessage: true }],
    ['Pedido a enviar', { ...waiting, state: 'opened' }, { isByMessage: true }],
    ['Pedido C4AA-1313-8FC6', { ...waiting, ...longAgo }, { isByMessage: true }],
  ])('is %s for %o', (title, ...of) => {
    expect(viewOf(...of).title).toBe(title)
  })

  it('in a tab begins with how far it is, or with the question', () => {
    const tab = (order: Partial<PastOrder>, isByMessage = false) =>
      tabTitle({ ...sample, ...order }, { isByMessage, isSent: false })
    expect(tab({})).toBe('Em separação · Pedido 8FC6')
    expect(tab({ fulfillment: 'ready', pickup })).toBe('✓ Pronto para retirar · Pedido 8FC6')
    expect(tab({ fulfillment: 'cancelled' })).toBe('✕ Cancelado pelo mercado · Pedido 8FC6')
    expect(tab({ ...waiting, state: 'opened' }, true)).toBe('Pedido a enviar · Pedido 8FC6')
    expect(tab({ lines: [asked] })).toBe('● Responda à troca · Pedido 8FC6')
  })
})

describe('the steps of an order', () => {
  const stepsOf = (order: Partial<PastOrder>, context: Partial<OrderContext> = {}) =>
    viewOf(order, context).steps.map(({ name, state }) => `${name} ${state}`)

  it('are four, from the market to the door or the counter', () => {
    expect(stepsOf({})).toEqual(['Recebido done', 'Separando now', 'A caminho next', 'Entregue next'])
    expect(stepsOf({ fulfillment: 'ready' }).slice(1, 3)).toEqual(['Separando done', 'A caminho next'])
    const atCounter = ['Recebido done', 'Separando done', 'Pronto now', 'Retirado next']
    expect(stepsOf({ fulfillment: 'ready', pickup })).toEqual(atCounter)
    expect(stepsOf({ fulfillment: 'delivered' }).at(-1)).toBe('Entregue done')
    expect(stepsOf(waiting, byMessage)[0]).toBe('Enviado now')
  })

  it('are none before it is taken, and none once it came to nothing', () => {
    for (const order of [{ ...waiting, isReceived: false }, { fulfillment: 'cancelled' }, empty] as const)
      expect(stepsOf(order)).toEqual([])
    expect(stepsOf(waiting, { isByMessage: true })).toEqual([])
  })

  it('say when each was reached, and nothing of one that was taken back', () => {
    const stepTimes = [
      { state: 'waiting', at: '2026-11-24T22:00:00Z' },
      { state: 'picking', at: '2026-11-25T13:40:00Z' },
      { state: 'on-the-way', at: '2026-11-25T13:50:00Z' },
    ] as const
    expect(stepsText(viewOf({ stepTimes }).steps)).toBe(
      'Etapa 2 de 4: Separando. Recebido: 24/11, 19h. Separando: 10h40',
    )
  })

  it('are followed by the next one, which is to pay its Pix where that is due', () => {
    const nextOf = (order: Partial<PastOrder>, isPixDue = false) => viewOf(order, { isPixDue }).next
    expect(nextOf({ fulfillment: 'ready' })).toBe('A seguir: sai para entrega.')
    expect(nextOf({ fulfillment: 'ready' }, true)).toBe('A seguir: pague o Pix e o pedido sai para entrega.')
    expect(nextOf({ fulfillment: 'ready', pickup })).toBe('Você já pode retirar.')
    expect(nextOf({ fulfillment: 'ready', pickup }, true)).toBe('A seguir: pague o Pix e retire o pedido.')
    expect(nextOf(empty, true)).toBe('Pedido encerrado: não haverá entrega.')
  })
})

describe('the arrival of an order', () => {
  const whenOf = (order: Partial<PastOrder>, context: Partial<OrderContext> = {}) =>
    viewOf(order, context).when

  it('is its window, and what was agreed once that is past', () => {
    expect(whenOf(today)).toBe('Chega hoje, 20h–22h')
    expect(whenOf({ ...today, pickup })).toBe('Retire hoje, 20h–22h')
    expect(whenOf(tomorrow)).toBe('Chega amanhã, 14h–16h')
    expect(whenOf(today, { now: at('2026-11-25T22:00') })).toBe('Combinado para hoje, 20h–22h')
    expect(whenOf({ ...today, fulfillment: 'delivered' })).toBeNull()
    expect(whenOf(makeWindow('soon'))).toBeNull()
  })

  it('of a message is what was asked for, until the market has begun', () => {
    expect(whenOf({ ...today, ...waiting }, { isByMessage: true })).toBe('Horário pedido: hoje, 20h–22h')
    expect(whenOf(today, byMessage)).toBe('Chega hoje, 20h–22h')
    expect(whenOf({ ...waiting, opens }, { isByMessage: true })).toBeNull()
  })

  it('without a window is when the market opens, or that it is still to be agreed', () => {
    const details = { substitution: null }
    expect(whenOf(waiting)).toBe('O mercado combina o horário com você')
    expect(whenOf({ ...waiting, details })).toBe('O mercado combina o horário pelo WhatsApp')
    expect(whenOf({ ...waiting, details, openNow: 'Aberto até 19h' })).toBe(
      'Aberto até 19h: o mercado combina o horário pelo WhatsApp',
    )
    expect(whenOf({ ...waiting, opens })).toBe('O mercado abre amanhã às 8h e começa a separar')
    expect(whenOf({ opens })).toBe('O mercado abre amanhã às 8h e continua a separar')
    expect(whenOf({ fulfillment: 'ready', opens })).toBe('O mercado abre amanhã às 8h')
    expect(whenOf({ fulfillment: 'ready' })).toBe('Sai no horário combinado com você')
    expect(whenOf({ fulfillment: 'ready', pickup })).toBeNull()
    // The title says when it left.
    expect(whenOf({ fulfillment: 'on-the-way', opens })).toBe('Chega no horário combinado com você')
    expect(whenOf({ fulfillment: 'on-the-way', fulfillmentAt: null })).toBe('A caminho, sem horário marcado')
  })
})

describe('a line of an order', () => {
  const three = { ...line, title: 'Banana 1 kg', quantity: 3, substitution: 'similar' } as const
  const became = (
    outcome: LineOutcome | null,
    fulfillment: PastOrder['fulfillment'] = 'ready',
    more: Partial<PastOrderLine> = {},
  ) => {
    const other = { ...line, outcome: found }
    return viewOf({ fulfillment, lines: [{ ...three, outcome, ...more }, other] }).lines[0]?.became
  }

  it.each<[string | undefined, ...Parameters<typeof became>]>([
    ['Separado', found, 'picking'],
    ['Separado: só 2 de 3', { ...found, quantity: 2 }, 'ready'],
    ['Separado · 1,25 kg', { ...found, weightGrams: 1250 }, 'ready'],
    ['Entregue · 1,72 kg', { ...found, weightGrams: 1720 }, 'delivered'],
    ['Entregue: só 2 de 3', { ...found, quantity: 2 }, 'delivered'],
    ['Entregue com o pedido', null, 'delivered'],
    ['Procurando similar', missing, 'picking'],
    ['Faltou, sem similar', missing, 'ready'],
    ['Faltou', missing, 'picking', { substitution: 'remove' }],
    ['Trocado', swapped, 'ready'],
    [undefined, null, 'picking'],
  ])('says %s', (text, ...of) => {
    expect(became(...of)?.text).toBe(text)
  })

  it('of a replacement says what its answer does', () => {
    const answered = (answer: 'accepted' | 'refused' | null, fulfillment?: PastOrder['fulfillment']) =>
      became({ ...swapped, offer: { line: 0, id: 'x', answer } }, fulfillment)
    expect(answered(null)?.text).toBe('Troca sugerida')
    expect(answered('accepted')).toMatchObject({ text: 'Trocado', note: 'no lugar de Banana 1 kg' })
    expect(answered('refused')?.text).toBe('Não vem')
    const left = { text: 'Troca recusada', note: 'Não vem: 3 × Maçã' }
    expect(answered('refused', 'on-the-way')).toMatchObject(left)
  })

  it('that is weighed says what was ordered', () => {
    const more = { nominalGrams: 600 }
    expect(became({ ...found, weightGrams: 1720 }, 'ready', more)?.note).toBe('pedido: cerca de 1,8 kg')
    expect(became(null, 'delivered', more)?.note).toBe('pedido: 1,8 kg')
  })

  it('is counted while people pick, and summed up afterwards', () => {
    const lines = [{ ...line, outcome: found }, { ...three, outcome: missing }, line]
    expect(viewOf({ lines }).picked).toBe('2 de 3 itens conferidos · procurando 1 similar')
    const settled = { ordered: 6192, now: 5276, paid: null, currency: 'brl', mark: null }
    const fewer = { ...three, outcome: { ...found, quantity: 2 } }
    const other = { ...line, outcome: swapped }
    const packed = { fulfillment: 'ready', lines: [...lines, fewer, other], settled } as const
    expect(viewOf(packed).changes).toBe(
      '1 em falta · 1 trocado · 1 a menos · novo total R$ 52,76 (R$ 9,16 a menos)',
    )
    expect(viewOf({ ...packed, fulfillment: 'delivered', settled: null }).changes).toBe(
      '4 itens entregues (1 trocado, 1 a menos) · 1 em falta',
    )
  })
})

describe('R85 money between shopper and market', () => {
  const settled = { ordered: 6254, now: 5531, paid: 6254, currency: 'brl', mark: null }
  const there = { fulfillment: 'delivered' } as const
  const now = at('2026-11-28T15:00')
  const pixPaid = { amount: null, at: '2026-11-28T12:15:00Z' }
  const mark = (amount: number, markedAt = pixPaid.at) => ({
    ...there,
    settled: { ...settled, now: 6254 + amount, mark: { amount, at: markedAt } },
  })
  const balanceOf = (order: Partial<PastOrder>, context: Partial<OrderContext> = {}) =>
    viewOf(order, { now, ...context }).money.balance
  const saidOf = (...of: Parameters<typeof balanceOf>) =>
    balanceOf(...of)
      .flatMap(({ title, ask }) => (ask ? [title, ask.said] : [title]))
      .join(' | ')

  it('is what is open, once the bag is closed, with its sentence', () => {
    const back = 'R$ 7,23 a receber de volta | Há R$ 7,23 a meu favor. Como e quando recebo?'
    expect(saidOf({ ...there, settled })).toBe(back)
    expect(saidOf({ settled, fulfillment: 'on-the-way' })).toBe(back)
    const more = { ...there, settled: { ...settled, paid: 5281 } }
    expect(saidOf(more)).toBe('R$ 2,50 a pagar | Faltam R$ 2,50. Como pago?')
    for (const known of [null, { ...settled, paid: null }, { ...settled, now: null }])
      expect(saidOf({ ...there, settled: known })).toBe('')
    expect(saidOf({ settled, fulfillment: 'picking' })).toBe('')
  })

  it('comes back as it was paid, and names no time', () => {
    const [same] = balanceOf({ ...there, settled })
    expect(same?.detail).toMatch(/^O mercado devolve pelo mesmo meio de pagamento, sem você pedir\./)
    const [pix] = balanceOf({ ...there, settled, pixPaid })
    expect(pix?.detail).toMatch(/^O mercado devolve por Pix; quando devolver, aparece aqui\./)
  })

  it('names the lines that it comes of, where they are all of it', () => {
    const changed = (title: string, outcome: Partial<LineOutcome>, change: number, quantity = 1) => ({
      ...{ ...line, title, quantity, outcome: { ...missing, ...outcome } },
      settled: { ordered: 3000, now: 3000 + change },
    })
    const offer = { line: 0, id: 'a', answer: 'refused' } as const
    const refused = changed('Leite', { state: 'replaced', replacement: 'Outro', offer }, -3000)
    const rice = { ...changed('Arroz', {}, -723), variantTitle: '5 kg' }
    const fewer = changed('Pão', { state: 'picked', quantity: 1 }, -500, 2)
    const lighter = changed('Uva', { state: 'picked', weightGrams: 900 }, -50)
    const heavier = changed('Kiwi', { state: 'picked', weightGrams: 900 }, 70)
    const reasonOf = (lines: readonly PastOrderLine[], change: number) =>
      balanceOf({ ...there, lines, settled: { ...settled, now: 6254 + change } })[0]?.reason
    expect(reasonOf([rice, line], -723)).toBe('Arroz (5 kg) faltou − R$ 7,23')
    expect(reasonOf([refused], -3000)).toBe('Leite não veio − R$ 30,00')
    expect(reasonOf([fewer, lighter, heavier], -480)).toBe(
      'Pão veio só 1 de 2 − R$ 5,00\nUva pesou menos − R$ 0,50\nKiwi pesou mais + R$ 0,70',
    )
    // What they do not come to, or are too many to be read in passing.
    expect(reasonOf([rice], -724)).toBeNull()
    expect(reasonOf([rice, fewer, lighter, heavier], -1203)).toBeNull()
  })

  it('is what was given back or paid, and when, and what is open since', () => {
    const back = 'R$ 7,23 devolvido às 9h15'
    const less = mark(-723)
    expect(saidOf(less)).toBe(back)
    expect(balanceOf(less)[0]?.detail).toBe('No cartão, pode levar até duas faturas para aparecer.')
    expect(balanceOf({ ...less, pixPaid })[0]?.detail).toBeNull()
    expect(saidOf(mark(-723, '2026-11-27T17:05:00Z'))).toBe('R$ 7,23 devolvido em 27/11, 14h05')
    expect(saidOf(mark(250, '2026-11-28T04:10:00Z'))).toBe('R$ 2,50 pago à 1h10')
    const since = saidOf({ ...less, settled: { ...less.settled, now: 5431 } })
    expect(since).toBe(`R$ 1,00 a receber de volta | Há R$ 1,00 a meu favor. Como e quando recebo? | ${back}`)
    // All of it was there after all: what was given back is to be paid.
    expect(saidOf({ ...less, settled: { ...less.settled, now: 6254 } })).toMatch(/^R\$ 7,23 a pagar/)
  })

  it('is all that was paid of an order that came to nothing, without alarm once it is back', () => {
    const all = 'R$ 62,54 a receber de volta | Há R$ 62,54 a meu favor. Como e quando recebo?'
    const cancelled = { fulfillment: 'cancelled', settled: { ...settled, now: 0 } } as const
    const back = { ...mark(-6254), fulfillment: 'cancelled' } as const
    expect([saidOf(cancelled), viewOf(cancelled).tone]).toEqual([all, 'cancelled'])
    const nothing = { ...cancelled, ...empty }
    expect([saidOf(nothing), viewOf(nothing).tone]).toEqual([all, 'empty'])
    expect([saidOf(back), viewOf(back).tone]).toEqual(['R$ 62,54 devolvido às 9h15', 'settled'])
  })

  it('of such an order is that nothing was charged only where that is known', () => {
    const cancelled = { fulfillment: 'cancelled' } as const
    const cash = { ...cancelled, details: { substitution: null, payment: 'dinheiro' } } as const
    expect(saidOf(cash, byMessage)).toBe('Nada foi cobrado')
    expect(saidOf(cancelled, byMessage)).toBe('Nada foi cobrado aqui')
    expect(saidOf(cancelled)).toBe('Nenhum pagamento confirmado')
    const unseen = 'Pix de R$ 32,99 ainda não confirmado | Paguei R$ 32,99 por Pix. Como recebo de volta?'
    expect(saidOf(cancelled, { ...byMessage, saidPaid: 3299 })).toBe(unseen)
  })

  it('is the Pix of an order that is there, which no one has seen, as its shopper alone knows whether it was paid', () => {
    const awaitsPix = true
    const unseen = 'Pix de R$ 52,00 ainda não confirmado'
    expect(saidOf({ ...there, awaitsPix })).toBe(`${unseen} | O Pix ainda não foi confirmado. Como faço?`)
    expect(saidOf({ ...there, awaitsPix }, { saidPaid: 5200 })).toBe(`${unseen} | Paguei R$ 52,00 por Pix.`)
    expect(saidOf({ fulfillment: 'on-the-way', awaitsPix })).toBe('')
    expect(saidOf({ ...there, awaitsPix, pixPaid })).toBe('')
    // Of a market that cannot see it here.
    expect(saidOf({ ...there, details: { substitution: null, payment: 'pix' } })).toBe('')
  })

  it('is how it is paid, and how far that is', () => {
    const paidBy = (payment: 'pix' | 'cartao' | 'dinheiro') => ({ details: { substitution: null, payment } })
    const ready = { fulfillment: 'ready' } as const
    const pixDue = { amount: brl(5200), path: '/pedido/x' }
    const textOf = (...of: Parameters<typeof viewOf>) => viewOf(...of).money.payment?.text
    expect(textOf({ ...ready, ...paidBy('cartao') })).toBe('R$ 52,00 a pagar na entrega, no cartão')
    expect(textOf({ ...there, ...paidBy('dinheiro') })).toBe('Combinado: pagamento na entrega, em dinheiro')
    const seen = { ...ready, pixPaid: { ...pixPaid, amount: brl(5200) } }
    expect(textOf(seen, { now })).toBe('Pix de R$ 52,00 recebido, confirmado às 9h15')
    const due = { ...ready, ...paidBy('pix'), pixDue }
    const said = 'Aguardando o mercado confirmar o Pix de R$ 52,00. Não pague de novo.'
    // The button that pays it says so.
    expect([textOf(due), textOf(due, { saidPaid: 5200 })]).toEqual([undefined, said])
    expect(textOf(ready)).toBe('R$ 52,00 pago')
  })
})

describe('the strip of an order', () => {
  /** `em separação | 1 de 2 separados`, after the code. */
  const textOf = (order: Partial<PastOrder>, context: Partial<OrderContext> = {}) => {
    const { title, when } = clean(stripView({ ...sample, ...order }, { ...device, ...context }))
    return `${title} | ${when}`.replace('Pedido 8FC6 · ', '')
  }
  const lines = [{ ...line, outcome: found }, line]
  const settled = { ordered: 6192, paid: 6192, now: 5276, currency: 'brl', mark: null }
  const left = { fulfillment: 'on-the-way' } as const
  const ready = { fulfillment: 'ready' } as const
  const there = { fulfillment: 'delivered' } as const
  const due = { ...ready, pixDue: { amount: brl(3768), path: '/pedido/x' } }
  const pending = 'Aguardando o mercado confirmar o pagamento'

  it.each<[string, ...Shown]>([
    ['falta confirmar o envio | Enviou a mensagem? Diga aqui', { ...waiting, opens }, { isByMessage: true }],
    ['enviado | O mercado combina o horário pelo WhatsApp', waiting, byMessage],
    ['enviado | O mercado abre amanhã às 8h', { ...waiting, opens }, byMessage],
    ['em separação | 1 de 2 separados', { lines, opens }],
    ['em separação | Chega amanhã, 14h–16h', { ...tomorrow, lines }],
    ['saiu para entrega | Saiu às 20h52', left],
    ['pronto para retirar | Você já pode retirar.', { ...ready, pickup }],
    // Its payment waits to be confirmed, until the market begins.
    [`recebido | ${pending}`, waiting],
    [`amanhã, 14h–16h | ${pending}`, { ...waiting, ...tomorrow, opens }],
    // What it asks of its shopper comes first, until it has left.
    ['em separação | 1 troca para responder · 0 de 2', { lines: [asked, line] }],
    ['em separação | 1 troca para responder · amanhã, 14h–16h', { lines: [asked, line], ...tomorrow }],
    ['saiu para entrega | Saiu às 20h52', { lines: [asked, line], ...left }],
    ['pronto para sair | Falta pagar R$ 37,68 com Pix', due, { isPixDue: true }],
    ['pronto para sair | Falta pagar R$ 37,68 · 20h–22h', { ...due, ...today }, { isPixDue: true }],
    // How it ended, and what is open.
    ['cancelado pelo mercado | Ver o que fazer', { fulfillment: 'cancelled' }],
    ['nada foi achado | Ver o que fazer', empty],
    ['entregue 20h52 | Confira se veio tudo certo', there],
    ['entregue 20h52 | R$ 9,16 a receber de volta', { ...there, settled }],
    ['entregue 20h52 | R$ 1,00 a pagar', { ...there, settled: { ...settled, now: 6292 } }],
    ['entregue 20h52 | Diferença a combinar', { ...there, settled: { ...settled, now: null } }],
    [
      'entregue 20h52 | Total agora R$ 52,76, antes R$ 61,92',
      { ...there, settled: { ...settled, paid: null } },
    ],
  ])('is %s', (text, ...of) => {
    expect(textOf(...of)).toBe(text)
  })
})
