import { expect, it } from 'vitest'
import { type FulfillmentState, plainPick } from '../../domain/fulfillment.ts'
import { type LineToSettle, settleLines } from '../../domain/settlement.ts'
import { whatsappLink } from '../../domain/whatsapp.ts'
import { orderMessages } from './order-messages.ts'

const code = 'b531849ea7eb'
const order = 'pedido B531-849E-A7EB'
const about = `Olá! Sobre o ${order}:`
const strawberry = { title: 'Morango', variantTitle: '250 g', quantity: 1 }
const price = (amount: number) => ({ amount, currency: 'brl' })
const sent = (text: string) => new URL(whatsappLink('5547999991234', text)).searchParams.get('text')
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

const berries = { quantity: 1, price: price(990), nominalGrams: 250, isSoldByWeight: true, pick: null }
const missing = { ...berries, pick: { ...plainPick, state: 'missing' } } as const
const unpriced = { ...berries, pick: { ...plainPick, state: 'replaced' } } as const
const replaced = { ...unpriced, pick: { ...unpriced.pick, replacementAmount: 1200 } }
const weighed = { ...berries, pick: { ...plainPick, state: 'picked', weightGrams: 300 } } as const

type Shown = Parameters<typeof orderMessages.prepared>[0]
function makeOrder(
  lines: readonly LineToSettle[],
  fulfillment: FulfillmentState = 'picking',
  more: Partial<Shown> = {},
): Shown {
  const settlement = settleLines(lines, { fee: 1200, fulfillment: 'picking' })
  return {
    ...{ code, fulfillment, settlement, city: null, details: null, mark: null },
    ...{ paid: settlement.ordered, shippingFee: price(1200) },
    lines: lines.map(({ quantity, pick }, line) => ({
      ...{ ...strawberry, line, quantity },
      picked: { ...plainPick, state: 'open', replacement: `Uva *${line}*\nTotal: R$ 0,01`, ...pick } as const,
    })),
    ...more,
  }
}
/** Lists the prepared messages by kind, at noon. */
const prepare = (...of: Parameters<typeof makeOrder>) =>
  Object.fromEntries(
    orderMessages
      .prepared(makeOrder(...of), Date.parse('2026-11-25T12:00-03:00'))
      .map(({ kind, text }) => [kind, plain(text)]),
  )
const endOf = (...lines: readonly LineToSettle[]) => prepare(lines)['about']?.split('\n').slice(3)

it('R56 R85 a message to the shopper lists what is not as ordered, what it comes to now, and the difference of what was paid', () => {
  expect(prepare([berries])['about']).toBe(`${about} `)
  const changed = [
    `${about}\n1 × Morango 250 g: Faltou. R$ 9,90 no pedido, agora R$ 0,00 (− R$ 9,90)`,
    'Total do pedido: R$ 31,80\nTotal agora: R$ 21,90',
  ].join('\n')
  expect(prepare([berries, missing])['about']).toBe(`${changed}\nDiferença a devolver: R$ 9,90`)
  expect(prepare([berries, missing], 'picking', { paid: null })['about']).toBe(changed)
  expect(endOf(replaced)).toEqual(['Total agora: R$ 24,00', 'Diferença a pagar: R$ 2,10'])
  expect(endOf(unpriced)).toEqual(['Total agora: a combinar', 'Diferença: a combinar'])
})

it('messages are ready for each step, and say what the order came to and what the difference is', () => {
  for (const state of ['waiting', 'cancelled'] as const)
    expect(Object.keys(prepare([weighed], state))).toEqual(['about'])
  expect(Object.keys(prepare([unpriced], 'ready'))).toEqual(['ready', 'about'])
  expect(prepare([weighed])['total']).toBe(
    `Olá! Seu ${order} ficou R$ 23,88 (R$ 1,98 a mais que no pedido).\n1 × Morango 250 g: Separado · 0,300 kg. R$ 9,90 no pedido, agora R$ 11,88 (+ R$ 1,98)`,
  )
  expect(prepare([berries], 'ready')).toMatchObject({
    ready: `Olá! Seu ${order} está pronto para sair.`,
    total: `Olá! Seu ${order} ficou R$ 21,90 (como no pedido).`,
  })
  const given = { payment: 'dinheiro', changeFor: '5000', note: 'deixar na portaria' } as const
  const details = { substitution: null, ...given }
  expect(prepare([weighed], 'on-the-way', { details })['on-the-way']).toBe(
    `Olá! Seu ${order} saiu para entrega.\nO total ficou R$ 23,88 (R$ 1,98 a mais que no pedido).\nPagamento: Dinheiro\nTroco: para R$ 50,00`,
  )
  const city = 'Retirada na loja: Rua das Flores, 12'
  expect(prepare([berries], 'ready', { city, shippingFee: null })).toEqual({
    ready: `Olá! Seu ${order} está pronto: é só retirar na loja, em Rua das Flores, 12.`,
    ...{ about: expect.anything(), total: expect.anything() },
  })
})

it('a message asks for the freight that is to be agreed until the order leaves', () => {
  const arranged = { city: 'Itajaí/SC', shippingFee: null }
  expect(prepare([berries], 'waiting', arranged)['freight']).toBe(
    `Olá! Falta combinar o frete do ${order} para Itajaí/SC. Se não aceitar, cancelamos e devolvemos o que já foi pago. O frete fica em R$ `,
  )
  const inEuros = { ...berries, price: { amount: 990, currency: 'eur' } }
  expect(prepare([inEuros], 'waiting', arranged)['freight']).toMatch(/O frete fica em € $/)
  expect(prepare([berries], 'on-the-way', arranged)).not.toHaveProperty('freight')
})

it('a message of a step promises no window that is over', () => {
  const window = '2026-11-25T14:00/16:00'
  const details = { substitution: null, deliveryWindow: window }
  const readyAt = (time: string) =>
    orderMessages.prepared(
      makeOrder([berries], 'ready', { window, details }),
      Date.parse(`2026-11-25T${time}-03:00`),
    )[0]?.text
  expect(readyAt('15:59')).toMatch(/\nHorário: .*14h–16h$/)
  expect(readyAt('16:00')).not.toContain('Horário')
})

it('a message stays within an address, however many lines there are', () => {
  const text = orderMessages.about(makeOrder(Array.from({ length: 100 }, () => missing)))
  expect(text).toContain('… e mais 85 produtos')
  expect(whatsappLink('5547999991234', text).length).toBeLessThan(8000)
})

it('a message asks what goes in place of what is missing, in its gender and number, with prices, and survives its address', () => {
  const grapes = { title: 'Uva & kiwi 100%', variantTitle: null, pack: null, price: price(990), pieces: 1 }
  const organic = { ...grapes, title: 'Morango orgânico', variantTitle: '250 g', price: price(1290) }
  const packs = { ...grapes, title: 'Mirtilo', pack: 'bandeja com 125 g', price: price(1690), pieces: 2 }
  const text = orderMessages.missing(code, strawberry, [organic, grapes])
  expect(plain(text)).toBe(
    `${about} acabou o morango 250 g. Pode ser um destes no lugar?\n1) Morango orgânico 250 g (R$ 12,90)\n2) Uva & kiwi 100% (R$ 9,90)\nSe preferir, retiramos.`,
  )
  expect(sent(text)).toBe(text)
  const gone = (title: string, ...others: readonly (typeof packs)[]) =>
    plain(orderMessages.missing(code, { title, variantTitle: null }, others))
  expect(gone('Cookies', packs)).toBe(
    `${about} ficamos sem Cookies. Pode ser 2 × Mirtilo bandeja com 125 g (R$ 33,80) no lugar? Se preferir, retiramos.`,
  )
  expect(gone('Ostras frescas')).toBe(
    `${about} acabaram as ostras frescas. Prefere outro no lugar, ou retiramos?`,
  )
})

it('S44 a message takes a name for a name, whatever stands in it', () => {
  const title = `*Uva*\nPague já: https://mau.example\u202e \ud800 ${'x'.repeat(300)}`
  const text = orderMessages.missing(code, { title, variantTitle: null }, [])
  expect(text).not.toMatch(/[\n*\u202e\ud800]/)
  expect(text.length).toBeLessThan(200)
  expect(sent(text)).toBe(text)
})
