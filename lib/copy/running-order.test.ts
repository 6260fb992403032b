import { describe, expect, it } from 'vitest'
import { pastOrders } from '../api/order-answers.ts'
import { runningOrderText } from './running-order.ts'

const now = Date.parse('2026-11-25T21:00:00-03:00')
const picked = { state: 'picked', quantity: null, weightGrams: null, replacement: null }
const line = { variantId: 'v', title: 'Banana', quantity: 1 }

function textOf(given: object, openSwaps = 0, more: object = {}) {
  const plain = { code: 'C4AA-1313-8FC6', state: 'arrived', placedAt: '2026-11-25T20:00:00-03:00' }
  const lines = [{ ...line, outcome: picked }, line]
  const order = { ...plain, lines, fulfillmentAt: '2026-11-25T20:52:00-03:00', ...given }
  const [read] = pastOrders.parse({ orders: [order] }).orders
  if (!read) throw new Error('no order')
  const { title, when } = runningOrderText(read, { openSwaps, now, ...more })
  return `${title} | ${when}`.replaceAll('\u00a0', ' ')
}

describe('an order in two lines', () => {
  it('is how far it is and when it comes', () => {
    const isByMessage = true
    // Until its shopper says that it was sent, nothing is said of when it comes.
    const opens = 'amanhã às 8h'
    expect(textOf({ opens }, 0, { isByMessage })).toBe(
      'Pedido 8FC6 · falta confirmar o envio | Enviou a mensagem? Diga aqui',
    )
    const sent = { isByMessage, isSent: true }
    expect(textOf({}, 0, sent)).toBe('Pedido 8FC6 · enviado | O mercado combina o horário pelo WhatsApp')
    expect(textOf({ opens }, 0, sent)).toBe('Pedido 8FC6 · enviado | O mercado abre amanhã às 8h')
    const picking = { fulfillment: 'picking', opens: 'amanhã às 8h' }
    expect(textOf(picking)).toBe('Pedido 8FC6 · em separação | 1 de 2 separados')
    const details = { deliveryWindow: '2026-11-26T14:00/16:00' }
    expect(textOf({ ...picking, details })).toBe('Pedido 8FC6 · em separação | Chega amanhã, 14h–16h')
    const onTheWay = { fulfillment: 'on-the-way', opens: 'amanhã às 8h' }
    expect(textOf(onTheWay)).toBe('Pedido 8FC6 · saiu para entrega | Saiu às 20h52')
    const fetched = { fulfillment: 'ready', pickup: 'Rua das Flores, 12' }
    expect(textOf(fetched)).toBe('Pedido 8FC6 · pronto para retirar | Você já pode retirar.')
  })

  it('is that its payment waits to be confirmed, as on its page, until the market begins', () => {
    const pending = 'Aguardando o mercado confirmar o pagamento'
    expect(textOf({})).toBe(`Pedido 8FC6 · recebido | ${pending}`)
    const details = { deliveryWindow: '2026-11-26T14:00/16:00' }
    expect(textOf({ details, opens: 'amanhã às 8h' })).toBe(`Pedido 8FC6 · amanhã, 14h–16h | ${pending}`)
    expect(textOf({ details, fulfillment: 'picking' })).not.toContain(pending)
    const past = { details: { deliveryWindow: '2026-11-25T18:00/20:00' } }
    expect(textOf(past)).toBe(`Pedido 8FC6 · recebido | ${pending}`)
  })

  it('is what it asks of its shopper first, until it has left', () => {
    const details = { deliveryWindow: '2026-11-25T20:00/22:00' }
    expect(textOf({ fulfillment: 'picking' }, 1)).toBe(
      'Pedido 8FC6 · em separação | 1 troca para responder · 1 de 2',
    )
    expect(textOf({ fulfillment: 'ready', details }, 2)).toContain('| 2 trocas para responder · 20h–22h')
    const tomorrow = { deliveryWindow: '2026-11-26T14:00/16:00' }
    expect(textOf({ fulfillment: 'ready', details: tomorrow }, 1)).toMatch(/responder · amanhã, 14h–16h$/)
    expect(textOf({ fulfillment: 'on-the-way' }, 1)).not.toContain('troca')
    const pixDue = { amount: { amount: 3768, currency: 'brl' }, path: '/pedido/x' }
    expect(textOf({ fulfillment: 'ready', pixDue })).toContain('| Falta pagar R$ 37,68 com Pix')
    expect(textOf({ fulfillment: 'ready', pixDue, details })).toContain('| Falta pagar R$ 37,68 · 20h–22h')
  })

  it('is called as on its own page', () => {
    expect(textOf({}, 0, { isByMessage: true })).toContain('Pedido 8FC6 · falta confirmar o envio |')
    const details = { deliveryWindow: '2026-11-26T14:00/16:00' }
    expect(textOf({ details }, 0, { isByMessage: true })).toContain('| Horário pedido: amanhã, 14h–16h')
  })

  it('is how it ended and what is open', () => {
    expect(textOf({ fulfillment: 'cancelled' })).toBe(
      'Pedido 8FC6 · cancelado pelo mercado | Ver o que fazer',
    )
    const missing = { ...line, outcome: { ...picked, state: 'missing' } }
    expect(textOf({ fulfillment: 'ready', lines: [missing, missing] })).toBe(
      'Pedido 8FC6 · nada foi achado | Ver o que fazer',
    )
    const settled = { ordered: 6192, paid: 6192, now: 5276, currency: 'brl' }
    const delivered = { fulfillment: 'delivered', settled }
    expect(textOf(delivered)).toBe('Pedido 8FC6 · entregue 20h52 | R$ 9,16 a receber de volta')
    expect(textOf({ ...delivered, settled: { ...settled, now: 6292 } })).toContain('| R$ 1,00 a pagar')
    expect(textOf({ ...delivered, settled: { ...settled, now: null } })).toContain('| Diferença a combinar')
    const asOrdered = { fulfillment: 'delivered' }
    expect(textOf(asOrdered)).toBe('Pedido 8FC6 · entregue 20h52 | Confira se veio tudo certo')
    expect(textOf({ ...delivered, settled: { ...settled, paid: 5276 } })).toContain('| Confira se veio')
    // R85
    const unpaid = { ...settled, paid: null }
    expect(textOf({ ...delivered, settled: unpaid })).toContain('| Total agora R$ 52,76, antes R$ 61,92')
    expect(textOf({ ...delivered, settled: { ...unpaid, now: null } })).toContain('| Total a combinar')
  })
})
