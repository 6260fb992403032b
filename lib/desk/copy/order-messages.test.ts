import { describe, expect, it } from 'vitest'
import { codeText } from '../../copy/order.ts'
import { type FulfillmentState, plainPick } from '../../domain/fulfillment.ts'
import { type LineToSettle, settleLines } from '../../domain/settlement.ts'
import { whatsappLink } from '../../domain/whatsapp.ts'
import { orderMessages } from './order-messages.ts'

const code = 'b531849ea7eb'
const strawberry = { title: 'Morango', variantTitle: '250 g', quantity: 1 }
const price = (amount: number) => ({ amount, currency: 'brl' })
const noon = Date.parse('2026-11-25T12:00-03:00')
const sent = (text: string) => new URL(whatsappLink('5547999991234', text)).searchParams.get('text')

describe('a code', () => {
  it('is read aloud in fours', () => {
    expect(codeText(code)).toBe('B531-849E-A7EB')
  })
})

describe('a message to the shopper', () => {
  const shownOrder = (lines: readonly LineToSettle[], fulfillment: FulfillmentState = 'picking') => ({
    code,
    state: 'arrived' as const,
    fulfillment,
    city: null,
    details: null,
    lines: lines.map(({ quantity, pick }, line) => ({
      ...strawberry,
      line,
      quantity,
      picked: { ...plainPick, state: 'open', replacement: `Uva *${line}*\nTotal: R$ 0,01`, ...pick } as const,
    })),
    settlement: settleLines(lines, { fee: 1200, fulfillment: 'picking' }),
    paid: settleLines(lines, { fee: 1200, fulfillment: 'picking' }).ordered,
    mark: null,
    shippingFee: price(1200),
  })
  const berries = { quantity: 1, price: price(990), nominalGrams: 250, isSoldByWeight: true, pick: null }
  const messageLines = (lines: readonly LineToSettle[]) =>
    orderMessages.about(shownOrder(lines)).replaceAll('\u00a0', ' ').split('\n')

  it('names the order', () => {
    expect(messageLines([berries])).toEqual(['Olá! Sobre o pedido B531-849E-A7EB: '])
  })

  it('R56 lists what is not as it was ordered, what it comes to now, and the difference', () => {
    const missing = { ...berries, pick: { ...plainPick, state: 'missing' } } as const
    expect(messageLines([berries, missing])).toEqual([
      'Olá! Sobre o pedido B531-849E-A7EB:',
      '1 × Morango 250 g: Faltou. R$ 9,90 no pedido, agora R$ 0,00 (− R$ 9,90)',
      'Total do pedido: R$ 31,80',
      'Total agora: R$ 21,90',
      'Diferença a devolver: R$ 9,90',
    ])
    const replaced = { ...berries, pick: { ...plainPick, state: 'replaced' } } as const
    expect(messageLines([{ ...replaced, pick: { ...replaced.pick, replacementAmount: 1200 } }]).at(-1)).toBe(
      'Diferença a pagar: R$ 2,10',
    )
    expect(messageLines([replaced]).slice(-2)).toEqual(['Total agora: a combinar', 'Diferença: a combinar'])
    // R85
    const unpaid = orderMessages.about({ ...shownOrder([berries, missing]), paid: null })
    expect(unpaid.replaceAll('\u00a0', ' ').split('\n').at(-1)).toBe('Total agora: R$ 21,90')
  })

  it('is ready for each step, and says what the order came to and what the difference is', () => {
    const weighed = { ...berries, pick: { ...plainPick, state: 'picked', weightGrams: 300 } } as const
    const prepared = (fulfillment: FulfillmentState, lines: readonly LineToSettle[] = [weighed], more = {}) =>
      Object.fromEntries(
        orderMessages
          .prepared({ ...shownOrder(lines, fulfillment), ...more }, noon)
          .map(({ kind, text }) => [kind, text.replaceAll('\u00a0', ' ').split('\n')]),
      )
    expect(Object.keys(prepared('waiting'))).toEqual(['about'])
    expect(Object.keys(prepared('cancelled'))).toEqual(['about'])
    const arranged = { city: 'Itajaí/SC', shippingFee: null }
    expect(prepared('waiting', [berries], arranged)).toHaveProperty('freight', [
      'Olá! Falta combinar o frete do pedido B531-849E-A7EB para Itajaí/SC. Se não aceitar, cancelamos e devolvemos o que já foi pago. O frete fica em R$ ',
    ])
    const inEuros = { ...berries, price: { amount: 990, currency: 'eur' } }
    expect(prepared('waiting', [inEuros], arranged)['freight']?.[0]).toMatch(/O frete fica em € $/)
    expect(prepared('on-the-way', [berries], arranged)).not.toHaveProperty('freight')
    const fetched = { ...arranged, city: 'Retirada na loja: Rua A, 1' }
    expect(prepared('ready', [berries], fetched)).not.toHaveProperty('freight')
    expect(prepared('picking')['total']).toEqual([
      'Olá! Seu pedido B531-849E-A7EB ficou R$ 23,88 (R$ 1,98 a mais que no pedido).',
      '1 × Morango 250 g: Separado · 0,300 kg. R$ 9,90 no pedido, agora R$ 11,88 (+ R$ 1,98)',
    ])
    expect(prepared('ready', [berries])).toMatchObject({
      ready: ['Olá! Seu pedido B531-849E-A7EB está pronto para sair.'],
      total: ['Olá! Seu pedido B531-849E-A7EB ficou R$ 21,90 (como no pedido).'],
    })
    const given = { payment: 'dinheiro', changeFor: '5000', note: 'deixar na portaria' } as const
    const details = { substitution: null, ...given }
    expect(prepared('on-the-way', [weighed], { details })['on-the-way']).toEqual([
      'Olá! Seu pedido B531-849E-A7EB saiu para entrega.',
      'O total ficou R$ 23,88 (R$ 1,98 a mais que no pedido).',
      'Pagamento: Dinheiro',
      'Troco: para R$ 50,00',
    ])
    const city = 'Retirada na loja: Rua das Flores, 12'
    expect(prepared('ready', [berries], { city })['ready']).toEqual([
      'Olá! Seu pedido B531-849E-A7EB está pronto: é só retirar na loja, em Rua das Flores, 12.',
    ])
    const unpriced = { ...berries, pick: { ...plainPick, state: 'replaced' } } as const
    expect(Object.keys(prepared('ready', [unpriced]))).toEqual(['ready', 'about'])
  })

  it('promises no window that is over in what it says of a step', () => {
    const window = '2026-11-25T14:00/16:00'
    const order = {
      ...shownOrder([berries], 'ready'),
      window,
      details: { substitution: null, deliveryWindow: window },
    }
    const said = (time: string) =>
      orderMessages
        .prepared(order, Date.parse(`2026-11-25T${time}-03:00`))
        .find(({ kind }) => kind === 'ready')?.text
    expect(said('15:59')).toMatch(/\nHorário: .*14h–16h$/)
    expect(said('16:00')).not.toContain('Horário')
  })

  it('stays within an address, however many lines there are', () => {
    const missing = { ...berries, pick: { ...plainPick, state: 'missing' } } as const
    const text = orderMessages.about(shownOrder(Array.from({ length: 100 }, () => missing)))
    expect(text).toContain('… e mais 85 produtos')
    expect(whatsappLink('5547999991234', text).length).toBeLessThan(8000)
  })

  it('asks what goes in place of what is missing, with prices, and survives its address', () => {
    const text = orderMessages.missing(code, strawberry, [
      { title: 'Morango orgânico', variantTitle: '250 g', pack: null, price: price(1290), pieces: 1 },
      { title: 'Uva & kiwi 100%', variantTitle: null, pack: null, price: price(990), pieces: 1 },
    ])
    expect(text.replaceAll('\u00a0', ' ')).toBe(
      'Olá! Sobre o pedido B531-849E-A7EB: acabou o morango 250 g. Pode ser um destes no lugar?\n' +
        '1) Morango orgânico 250 g (R$ 12,90)\n2) Uva & kiwi 100% (R$ 9,90)\nSe preferir, retiramos.',
    )
    expect(sent(text)).toBe(text)
  })

  it('says what is gone in its gender and number, and without both where the name shows neither', () => {
    const gone = (title: string) => orderMessages.missing(code, { title, variantTitle: null }, [])
    expect(gone('Ostras frescas')).toContain(': acabaram as ostras frescas. Prefere')
    expect(gone('Cookies')).toContain(': ficamos sem Cookies. Prefere')
  })

  it('asks for one, or for none', () => {
    const one = orderMessages.missing(code, strawberry, [
      { title: 'Uva', variantTitle: null, pack: null, price: price(990), pieces: 1 },
    ])
    expect(one.replaceAll('\u00a0', ' ')).toContain(
      'Pode ser Uva (R$ 9,90) no lugar? Se preferir, retiramos.',
    )
    const two = orderMessages.missing(code, strawberry, [
      { title: 'Mirtilo', variantTitle: null, pack: 'bandeja com 125 g', price: price(1690), pieces: 2 },
    ])
    expect(two.replaceAll('\u00a0', ' ')).toContain(
      'Pode ser 2 × Mirtilo bandeja com 125 g (R$ 33,80) no lugar? Se preferir, retiramos.',
    )
    expect(orderMessages.missing(code, strawberry, [])).toContain('Prefere outro no lugar, ou retiramos?')
  })

  it('S44 takes a name for a name, whatever stands in it', () => {
    const title = `*Uva*\nPague já: https://mau.example\u202e \ud800 ${'x'.repeat(300)}`
    const text = orderMessages.missing(code, { title, variantTitle: null }, [])
    expect(text).not.toMatch(/[\n*\u202e\ud800]/)
    expect(text.length).toBeLessThan(200)
    expect(sent(text)).toBe(text)
  })
})
