import { expect, it } from 'vitest'
import type { LineOutcome, PastOrder, PastOrderLine } from '@/lib/domain/past-order'
import { brl, found, makeLine, makeOrder, missing } from '@/lib/testing/sample-values'
import { shopperSums } from './order-money'
import { type OrderContext, orderView, stepsText, stripView, tabTitle } from './order-view'

const line = makeLine()
const sample = makeOrder({
  ...{ code: 'C4AA-1313-8FC6', placedAt: '2026-11-25T20:00:00-03:00', isReceived: true },
  ...{ fulfillment: 'picking', fulfillmentAt: '2026-11-25T20:52:00-03:00', lines: [line] },
  ...{ productsTotal: brl(4000), shippingFee: brl(1200) },
})
const device: OrderContext = {
  ...{ now: Date.parse('2026-11-25T21:00-03:00'), isByMessage: false, isSent: false },
  ...{ saidPaid: null, isPixDue: false, place: null },
}
const marks = { done: '✓', now: '●', next: '○' }
const plain = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', ' ')

/** Lists the texts of an order by their place on the screen. */
function showOrder(overrides: Partial<PastOrder>, more: Partial<OrderContext> = {}) {
  const order = { ...sample, ...overrides }
  const context = { ...device, ...more }
  const { money, lines, steps, ...view } = orderView(order, context)
  const [became, balance] = [lines[0]?.became, money.balance[0]]
  const strip = stripView(order, context)
  const said = money.balance.map(({ title, ask }) => (ask ? `${title} | ${ask.said}` : title))
  return {
    ...{ ...view, line: became?.text, note: became?.note, tab: tabTitle(order, context) },
    steps: steps.map(({ name, state }) => `${marks[state]} ${name}`).join(' '),
    spoken: steps.length > 0 && stepsText(steps),
    ...{ balance: said.join(' | '), detail: balance?.detail?.split(/[.;]/)[0], reason: balance?.reason },
    payment: money.payment?.text,
    // After the code.
    strip: `${strip.title} | ${strip.when}`.replace('Pedido 8FC6 · ', ''),
  }
}
type Place = keyof ReturnType<typeof showOrder>
type Row = [place: Place, text: string | null, ...Parameters<typeof showOrder>]
const expectText = (...[place, text, ...of]: Row) =>
  expect(plain(showOrder(...of)[place] ?? null)).toBe(plain(text))

const waiting = { fulfillment: 'waiting' } as const
const picking = { fulfillment: 'picking' } as const
const ready = { fulfillment: 'ready' } as const
const left = { fulfillment: 'on-the-way' } as const
const there = { fulfillment: 'delivered' } as const
const cancelled = { fulfillment: 'cancelled' } as const
const empty = { ...ready, lines: [{ ...line, outcome: missing }] }
const opened = { ...waiting, state: 'opened' } as const
const pickup = 'Rua das Flores, 12'
const atCounter = { ...ready, pickup }
const unsent = { isByMessage: true }
const byMessage = { isByMessage: true, isSent: true }
const longAgo = { fulfillmentAt: null, placedAt: '2026-11-20T20:00:00-03:00' }
const swapped = { ...found, state: 'replaced', replacement: 'Maçã' } as const
type Given = 'accepted' | 'refused' | null
const offer = (answer: Given) => ({ ...swapped, offer: { line: 0, id: 'a', answer } })
const asked = { ...line, outcome: offer(null) }
const twoAsked = { lines: [asked, line] }
const openNow = { details: { substitution: null }, openNow: 'Aberto até 19h' }
const makeWindow = (deliveryWindow: string) => ({ details: { substitution: null, deliveryWindow } })
const today = makeWindow('2026-11-25T20:00/22:00')
const tomorrow = makeWindow('2026-11-26T14:00/16:00')
const opens = 'amanhã às 8h'
const stepTimes = [
  { state: 'waiting', at: '2026-11-24T22:00:00Z' },
  { state: 'picking', at: '2026-11-25T13:40:00Z' },
  // Taken back.
  { state: 'on-the-way', at: '2026-11-25T13:50:00Z' },
] as const
const three = { ...line, title: 'Banana 1 kg', quantity: 3, substitution: 'similar' } as const
const picked = { ...line, outcome: found }
/** Has three bananas become `outcome`, beside a line that was found. */
const bag = (outcome: LineOutcome | null, more: Partial<PastOrderLine> = {}) => ({
  ...{ ...ready, lines: [{ ...three, outcome, ...more }, picked] },
})
const fewer = { ...found, quantity: 2 }
const weighed = { ...found, weightGrams: 1720 }
const byWeight = { nominalGrams: 600 }
const lines = [picked, line]
const looked = [picked, { ...three, outcome: missing }, line]
const less = { ordered: 6192, now: 5276, paid: 6192, currency: 'brl', mark: null }
const unpaid = { ...less, paid: null }
const packedLines = [...looked, { ...three, outcome: fewer }, { ...line, outcome: swapped }]
const packed = { ...ready, lines: packedLines, settled: unpaid }
const brought = { ...there, lines: packedLines }
const due = { ...ready, pixDue: { amount: brl(3768), path: '/pedido/x' } }
const paidBy = (payment: 'pix' | 'cartao' | 'dinheiro') => ({ details: { substitution: null, payment } })
const pending = 'Pagamento em confirmação'

it.each<Row>([
  ['title', 'Em separação · 20h52', {}],
  ['title', 'Em separação · ontem, 20h52', { fulfillmentAt: '2026-11-24T20:52:00-03:00' }],
  ['title', 'Nada foi achado', empty],
  ['title', 'Pedido recebido', waiting],
  ['title', 'Pagamento não confirmado', opened],
  ['title', 'Pedido enviado', waiting, byMessage],
  ['title', 'Falta confirmar o envio', waiting, unsent],
  ['title', 'Pedido a enviar', opened, unsent],
  ['title', 'Pedido C4AA-1313-8FC6', { ...waiting, ...longAgo }, unsent],
  ['tab', '✓ Pronto para retirar · Pedido 8FC6', atCounter],
  ['tab', '✕ Cancelado pelo mercado · Pedido 8FC6', cancelled],
  ['tab', '● Responda à troca · Pedido 8FC6', { lines: [asked] }],
  ['steps', '✓ Recebido ● Separando ○ A caminho ○ Entregue', {}],
  ['steps', '✓ Recebido ✓ Separando ○ A caminho ○ Entregue', ready],
  ['steps', '✓ Recebido ✓ Separando ● Pronto ○ Retirado', atCounter],
  ['steps', '✓ Recebido ✓ Separando ✓ A caminho ✓ Entregue', there],
  ['steps', '● Enviado ○ Separando ○ A caminho ○ Entregue', waiting, byMessage],
  // None before it is taken, and none once it came to nothing.
  ['steps', '', { ...waiting, isReceived: false }],
  ['steps', '', waiting, unsent],
  ['steps', '', empty],
  ['spoken', 'Etapa 2 de 4: Separando. Recebido: 24/11, 19h. Separando: 10h40', { stepTimes }],
  ['next', 'A seguir: sai para entrega.', ready],
  ['next', 'A seguir: pague o Pix e o pedido sai para entrega.', ready, { isPixDue: true }],
  ['next', 'A seguir: pague o Pix e retire o pedido.', atCounter, { isPixDue: true }],
  ['next', 'Pedido encerrado: não haverá entrega.', empty, { isPixDue: true }],
  ['when', 'Chega hoje, 20h–22h', today, byMessage],
  ['when', 'Retire hoje, 20h–22h', { ...today, pickup }],
  ['when', 'Combinado para hoje, 20h–22h', today, { now: Date.parse('2026-11-25T22:00-03:00') }],
  ['when', null, { ...today, ...there }],
  ['when', null, makeWindow('soon')],
  ['when', 'Horário pedido: hoje, 20h–22h', { ...today, ...waiting }, unsent],
  ['when', null, { ...waiting, opens }, unsent],
  ['when', 'O mercado combina o horário com você', waiting],
  ['when', 'Aberto até 19h: o mercado combina o horário pelo WhatsApp', openNow],
  ['when', 'O mercado abre amanhã às 8h e começa a separar', { ...waiting, opens }],
  ['when', 'O mercado abre amanhã às 8h e continua a separar', { opens }],
  ['when', 'O mercado abre amanhã às 8h', { ...ready, opens }],
  ['when', 'Sai no horário combinado com você', ready],
  ['when', null, atCounter],
  // The title says when it left.
  ['when', 'Chega no horário combinado com você', { ...left, opens }],
  ['when', 'A caminho, sem horário marcado', { ...left, fulfillmentAt: null }],
  ['line', 'Separado', { ...bag(found), ...picking }],
  ['line', 'Separado: só 2 de 3', bag(fewer)],
  ['line', 'Entregue: só 2 de 3', { ...bag(fewer), ...there }],
  ['line', 'Entregue · 1,72 kg', { ...bag(weighed), ...there }],
  ['note', 'pedido: cerca de 1,8 kg', bag(weighed, byWeight)],
  ['line', 'Entregue com o pedido', { ...bag(null), ...there }],
  ['note', 'pedido: 1,8 kg', { ...bag(null, byWeight), ...there }],
  ['line', 'Procurando similar', { ...bag(missing), ...picking }],
  ['line', 'Faltou, sem similar', bag(missing)],
  ['line', 'Faltou', { ...bag(missing, { substitution: 'remove' }), ...picking }],
  ['line', null, { ...bag(null), ...picking }],
  ['line', 'Troca sugerida', bag(offer(null))],
  ['note', 'no lugar de Banana 1 kg', bag(offer('accepted'))],
  ['line', 'Não vem', bag(offer('refused'))],
  ['line', 'Troca recusada', { ...bag(offer('refused')), ...left }],
  ['note', 'Não vem: 3 × Maçã', { ...bag(offer('refused')), ...left }],
  ['picked', '2 de 3 itens conferidos · procurando 1 similar', { lines: looked }],
  ['changes', '1 em falta · 1 trocado · 1 a menos · novo total R$ 52,76 (R$ 9,16 a menos)', packed],
  ['changes', '4 itens entregues (1 trocado, 1 a menos) · 1 em falta', brought],
  ['strip', 'falta confirmar o envio | Enviou a mensagem? Diga aqui', { ...waiting, opens }, unsent],
  ['strip', 'enviado | O mercado combina o horário pelo WhatsApp', waiting, byMessage],
  ['strip', 'enviado | O mercado abre amanhã às 8h', { ...waiting, opens }, byMessage],
  ['strip', 'em separação | 1 de 2 separados', { lines, opens }],
  ['strip', 'em separação | Chega amanhã, 14h–16h', { ...tomorrow, lines }],
  ['strip', 'pronto para retirar | Você já pode retirar.', atCounter],
  // Its payment waits to be confirmed, until the market begins.
  ['strip', `recebido | ${pending}`, waiting],
  ['strip', `amanhã, 14h–16h | ${pending}`, { ...waiting, ...tomorrow, opens }],
  // What it asks of its shopper comes first, until it has left.
  ['strip', 'em separação | 1 troca para responder · 0 de 2', twoAsked],
  ['strip', 'em separação | 1 troca para responder · amanhã, 14h–16h', { ...twoAsked, ...tomorrow }],
  ['strip', 'saiu para entrega | Saiu às 20h52', { ...twoAsked, ...left }],
  ['strip', 'pronto para sair | Falta pagar R$ 37,68 com Pix', due, { isPixDue: true }],
  ['strip', 'pronto para sair | Falta pagar R$ 37,68 · 20h–22h', { ...due, ...today }, { isPixDue: true }],
  // How it ended, and what is open.
  ['strip', 'pronto para sair | R$ 1,00 a pagar', { ...ready, settled: { ...less, now: 6292 } }],
  ['strip', 'cancelado pelo mercado | Ver o que fazer', cancelled],
  ['strip', 'cancelado pelo mercado | Nada foi cobrado', { ...cancelled, ...paidBy('dinheiro') }, byMessage],
  ['strip', 'nada foi achado | Ver o que fazer', empty],
  ['strip', 'entregue 20h52 | Confira se veio tudo certo', there],
  ['strip', 'retirado 20h52 | R$ 9,16 a devolver', { ...there, pickup, settled: less }],
  ['strip', 'entregue 20h52 | R$ 1,00 a pagar', { ...there, settled: { ...less, now: 6292 } }],
  ['strip', 'entregue 20h52 | Diferença a combinar', { ...there, settled: { ...less, now: null } }],
  ['strip', 'entregue 20h52 | Total agora R$ 52,76, antes R$ 61,92', { ...there, settled: unpaid }],
])('what an order shows as its %s is %s', expectText)

const settled = { ordered: 6254, now: 5531, paid: 6254, currency: 'brl', mark: null }
const pixPaid = { amount: null, at: '2026-11-25T12:15:00Z' }
type Settled = NonNullable<PastOrder['settled']>
const settle = (more: Partial<Settled> = {}) => ({ ...there, settled: { ...settled, ...more } })
const mark = (amount: number, at = pixPaid.at) => ({ now: 6254 + amount, mark: { amount, at } })
const given = 'R$ 7,23 devolvido às 9h15'
const back = 'R$ 7,23 a devolver | Há R$ 7,23 a meu favor. Como e quando recebo?'
const allBack = 'R$ 62,54 a devolver | Há R$ 62,54 a meu favor. Como e quando recebo?'
const unseen = 'Pix de R$ 52,00 ainda não confirmado'
const nothing = { ...cancelled, settled: { ...settled, now: 0 } }
const allGivenBack = { ...settle(mark(-6254)), ...cancelled }
const said = { saidPaid: 5200 }
const seen = { ...ready, pixPaid: { ...pixPaid, amount: brl(5200) } }
const toPay = { ...ready, ...paidBy('pix'), pixDue: { amount: brl(5200), path: '/pedido/x' } }
const changed = (title: string, outcome: Partial<LineOutcome>, change: number, quantity = 1) => ({
  ...{ ...line, title, quantity, outcome: { ...missing, ...outcome } },
  settled: { ordered: 3000, now: 3000 + change },
})
const rice = { ...changed('Arroz', {}, -723), variantTitle: '5 kg' }
const refused = changed('Leite', offer('refused'), -3000)
const bread = changed('Pão', { state: 'picked', quantity: 1 }, -500, 2)
const lighter = changed('Uva', { state: 'picked', weightGrams: 900 }, -50)
const heavier = changed('Kiwi', { state: 'picked', weightGrams: 900 }, 70)
const owed = (by: number, ...lines: readonly PastOrderLine[]) => ({ ...settle({ now: 6254 + by }), lines })
const restored = settle({ ...mark(-723), now: 6254 })

it.each<Row>([
  // Once the bag is closed.
  ['balance', back, { ...left, settled }],
  ['balance', '', { settled }],
  ['balance', '', settle({ paid: null })],
  ['balance', '', settle({ now: null })],
  ['balance', 'R$ 2,50 a pagar | Faltam R$ 2,50. Como pago?', settle({ paid: 5281 })],
  ['detail', 'O mercado devolve pelo mesmo meio de pagamento, sem você pedir', settle()],
  ['detail', 'O mercado devolve por Pix', { ...settle(), pixPaid }],
  // Its lines, where they are all of it and few.
  ['reason', 'Arroz (5 kg) faltou − R$ 7,23', owed(-723, rice, line)],
  ['reason', 'Leite não veio − R$ 30,00', owed(-3000, refused)],
  ['reason', 'Uva pesou menos − R$ 0,50', owed(-50, lighter)],
  ['reason', 'Pão veio só 1 de 2 − R$ 5,00\nKiwi pesou mais + R$ 0,70', owed(-430, bread, heavier)],
  ['reason', null, owed(-724, rice)],
  ['reason', null, owed(-1203, rice, bread, lighter, heavier)],
  ['balance', given, settle(mark(-723))],
  ['detail', 'No cartão, pode levar até duas faturas para aparecer', settle(mark(-723))],
  ['detail', null, { ...settle(mark(-723)), pixPaid }],
  ['balance', 'R$ 7,23 devolvido em 24/11, 14h05', settle(mark(-723, '2026-11-24T17:05:00Z'))],
  ['balance', 'R$ 2,50 pago à 1h10', settle(mark(250, '2026-11-25T04:10:00Z'))],
  ['balance', `${back.replaceAll('7,23', '1,00')} | ${given}`, settle({ ...mark(-723), now: 5431 })],
  // All of it was there after all: what was given back is to be paid.
  ['balance', `R$ 7,23 a pagar | Faltam R$ 7,23. Como pago? | ${given}`, restored],
  // What came to nothing gives all back, without alarm once it is.
  ['tone', 'cancelled', nothing],
  ['balance', allBack, { ...nothing, ...empty }],
  ['tone', 'empty', { ...nothing, ...empty }],
  ['balance', 'R$ 62,54 devolvido às 9h15', allGivenBack],
  ['tone', 'settled', allGivenBack],
  ['balance', 'Nada foi cobrado', { ...cancelled, ...paidBy('dinheiro') }, byMessage],
  ['balance', 'Nada foi cobrado aqui', cancelled, byMessage],
  ['balance', 'Nenhum pagamento confirmado', cancelled],
  ['balance', `${unseen} | Paguei R$ 52,00 por Pix. Como recebo de volta?`, cancelled, said],
  // A Pix that no one has seen: its shopper alone knows whether it was paid.
  ['balance', `${unseen} | O Pix ainda não foi confirmado. Como faço?`, { ...there, awaitsPix: true }],
  ['balance', `${unseen} | Paguei R$ 52,00 por Pix.`, { ...there, awaitsPix: true }, said],
  ['balance', '', { ...left, awaitsPix: true }],
  ['balance', '', { ...there, awaitsPix: true, pixPaid }],
  // Of a market that cannot see it here.
  ['balance', '', { ...there, ...paidBy('pix') }],
  ['payment', 'R$ 52,00 pago', ready],
  ['payment', 'R$ 52,00 a pagar na entrega, no cartão', { ...ready, ...paidBy('cartao') }],
  ['payment', 'Combinado: pagamento na entrega, em dinheiro', { ...there, ...paidBy('dinheiro') }],
  ['payment', 'Pix de R$ 52,00 recebido, confirmado às 9h15', seen],
  // The button that pays it says so.
  ['payment', null, toPay],
  ['payment', 'Aguardando o mercado confirmar o Pix de R$ 52,00. Não pague de novo.', toPay, said],
])('R85 what shopper and market owe shows as %s: %s', expectText)

type Sums = Parameters<typeof shopperSums>[0]
type Bag = Pick<Sums, 'lines' | 'ordered' | 'now' | 'paid'> & Partial<Sums>
const amounts = (ordered: number | null, now: number | null) => ({ ordered, now })
const lighterBag = { lines: [amounts(5054, 4331)], ordered: 6254, now: 5531, paid: 6254 }
const sums = 'Produtos agora: R$ 43,31 | Frete: R$ 12,00 | Total agora: R$ 55,31 (main)'
const nine = 'Produtos agora: R$ 9,00'
const paidSums = `${sums} | Você pagou: R$ 62,54`
const settledSums = `${paidSums} | Diferença acertada: R$ 7,23 (bold)`
const sought = [amounts(1000, null), amounts(450, null)]
const fetched = { ordered: 2200, paid: null, now: 2100, isThere: true, lines: [amounts(1000, 900)] }
const oneOpen = { ...fetched, ordered: 2650, lines: [amounts(1000, 900), amounts(450, null)] }
const none = { lines: [amounts(1000, 0), amounts(450, 0)], ordered: 2650, now: 0, paid: null }
const open = { ...none, lines: sought, openText: 'a definir' }
const arranged = { ...fetched, ordered: 1000, shipping: 'a combinar' }

it.each<[string, Bag]>([
  [`${paidSums} | Diferença a devolver: R$ 7,23 (bold)`, lighterBag],
  [settledSums, { ...lighterBag, ...mark(-723), now: 5531 }],
  [`${settledSums} | Diferença a devolver: R$ 1,00 (bold)`, { ...lighterBag, ...mark(-723), now: 5431 }],
  // While lines are looked for no difference is the last one, and of what was not paid there is none.
  [paidSums, { ...lighterBag, isOpen: true }],
  [`${sums} | Antes: R$ 62,54 (quiet)`, { ...lighterBag, paid: null }],
  ['Total agora: a definir (main) | Antes: R$ 26,50 (quiet)', open],
  ['Total agora: R$ 5,00', { lines: [amounts(null, 500)], ordered: null, now: 500, paid: null }],
  ['Produtos: R$ 9,00 | Frete: R$ 12,00 | Total final: R$ 21,00 (main) | Antes: R$ 22,00 (quiet)', fetched],
  [
    `${nine} | Frete: a combinar | Total agora, sem frete: R$ 9,00 (main) | Antes: R$ 10,00 (quiet)`,
    arranged,
  ],
  [
    `${nine} | Frete: R$ 12,00 | Total agora: R$ 21,00 (main) | + 1 item: a combinar (bold) | Você pagou: R$ 26,50 | Diferença: a combinar`,
    { ...oneOpen, now: null, paid: 2650 },
  ],
  [
    'Produtos agora: R$ 0,00 | Frete: não cobrado | Total agora: R$ 0,00 (main) | Antes: R$ 26,50 (quiet)',
    none,
  ],
])('R85 the sums of an order that is not as it was ordered are %s', (text, bag) => {
  const closed = { mark: null, shipping: 'R$ 12,00', currency: 'brl', isOpen: false }
  const rows = shopperSums({ ...closed, ...bag })
  const said = rows.map(({ name, text, weight }) => `${name}: ${text}${weight ? ` (${weight})` : ''}`)
  expect(said.join(' | ').replaceAll('\u00a0', ' ')).toBe(text)
})
