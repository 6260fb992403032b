import { describe, expect, it } from 'vitest'
import { orderLineOf, sampleAddress, sampleDelivery } from '../../orders/testing/sample-orders.ts'
import { orderLink, type SentOrder } from './order-message.ts'

const addresses = {
  number: '5547999991234',
  storeName: 'Mercado da Esquina',
  orderAddress: 'https://loja.example/pedido/0123456789abcdef0123456789abcdef',
}
const order = (overrides: Partial<SentOrder> = {}): SentOrder => ({
  code: 'A1B2-C3D4-E5F6',
  lines: [
    orderLineOf({ note: 'bem\nmadura', substitution: 'remove' }),
    orderLineOf({
      title: 'Café & leite',
      variantTitle: null,
      quantity: 1,
      quotedAmount: 1490,
      nominalGrams: null,
    }),
  ],
  delivery: sampleDelivery,
  shipping: { fee: 1200 },
  ...overrides,
})
const textOf = (link: string) => new URL(link).searchParams.get('text') ?? ''

describe('the message of an order', () => {
  it('says all of it: code, lines with notes and substitution, city, address, fee, total, and where it can be read', () => {
    const link = orderLink(order({ delivery: { ...sampleDelivery, ...sampleAddress } }), addresses)
    expect(link.startsWith('https://wa.me/5547999991234?text=')).toBe(true)
    expect(textOf(link)).toBe(
      [
        '*Pedido A1B2-C3D4-E5F6* (Mercado da Esquina)',
        '',
        '2 × Banana Prata (1 kg): R$ 11,80',
        '  Nota: bem madura',
        '  Se faltar: retirar',
        '1 × Café & leite: R$ 14,90',
        '',
        'Entrega em Balneário Camboriú',
        'Endereço: Rua das Flores, 12, ap 3',
        'Referência: perto da praça',
        'Quem recebe: Maria Souza',
        'Se faltar um produto: Trocar por marca similar, na mesma quantidade',
        '',
        'Produtos: R$ 26,70',
        'Frete: R$ 12,00',
        '*Total: R$ 38,70*',
        '',
        `Pedido completo: ${addresses.orderAddress}`,
      ].join('\n'),
    )
  })

  it('says how it is paid, and what change is brought for', () => {
    const said = (changeFor: string) => {
      const delivery = { ...sampleDelivery, payment: 'dinheiro', changeFor } as const
      return textOf(orderLink(order({ delivery }), addresses))
    }
    expect(said('10000')).toContain('\nPagamento: Dinheiro\nTroco: para R$ 100,00\n')
    expect(said('0')).toContain('\nPagamento: Dinheiro\nTroco: não precisa\n')
  })

  it('says where it is fetched, and nothing of a freight', () => {
    const delivery = { ...sampleDelivery, city: 'Retirada na loja: Rua das Flores, 12' }
    const text = textOf(orderLink(order({ delivery, shipping: { fee: 0 } }), addresses))
    expect(text).toMatch(/\nRetirada na loja: Rua das Flores, 12\n.+\n\n\*Total: R\$ 26,70\*\n/)
    expect(text).not.toContain('Frete')
  })

  it('says what one piece weighs where its name does not: three times bananas are three kilos', () => {
    const by = { variantTitle: null, quantity: 3, quotedAmount: 499 }
    const lines = [
      orderLineOf({ ...by, title: 'Banana prata', nominalGrams: 1000 }),
      orderLineOf({ ...by, title: 'Frango', nominalGrams: 2500, isSoldByWeight: true }),
      orderLineOf({ ...by, title: 'Arroz 5kg', nominalGrams: 5000 }),
      orderLineOf({ ...by, title: 'Café', variantTitle: '250 g', nominalGrams: 250 }),
      orderLineOf({ ...by, title: 'Alho', nominalGrams: 100 }),
    ]
    expect(
      textOf(orderLink(order({ lines }), addresses))
        .split('\n')
        .slice(2, 7),
    ).toEqual([
      '3 × Banana prata (1 kg): R$ 14,97',
      '3 × Frango (cerca de 2,5 kg): ≈ R$ 14,97',
      '3 × Arroz 5kg: R$ 14,97',
      '3 × Café (250 g): R$ 14,97',
      '3 × Alho (100 g): R$ 14,97',
    ])
  })

  it('leaves to be agreed what is not known', () => {
    const text = textOf(orderLink(order({ delivery: null, shipping: { fee: null } }), addresses))
    expect(text).toContain('Entrega: a combinar')
    expect(text).toContain('Frete: a combinar')
    expect(text).toContain('*Total sem frete: R$ 26,70*')
  })

  it('has the note of the whole order in one line, and its beginning where the link would be too long', () => {
    const said = (note: string, more = {}) => {
      const link = orderLink(order({ delivery: { ...sampleDelivery, ...more, note } }), addresses)
      expect(link.length).toBeLessThanOrEqual(4000)
      return textOf(link)
    }
    expect(said('Portão azul.\n*Total: R$ 0,01*')).toContain(
      '\nObservação do pedido: Portão azul. *Total: R$ 0,01*\n',
    )
    const long = said('漢'.repeat(500))
    expect(long).toContain(`\nObservação do pedido: ${'漢'.repeat(97)}…\n`)
    expect(long).toContain('2 × Banana Prata')
    // The longest address stays whole.
    const home = { street: 'R'.repeat(100), houseNumber: '1'.repeat(20), complement: 'C'.repeat(50) }
    expect(said('漢'.repeat(500), home)).toContain(`\nEndereço: ${Object.values(home).join(', ')}\n`)
    expect(long).toContain(`Pedido completo: ${addresses.orderAddress}`)
  })

  it('S35 has a line for each product and no other, whatever a note says', () => {
    const lines = [
      orderLineOf({ note: 'x\r\n*Total: R$ 0,01*\u2028y\u0085*Total: R$ 1,00*\u202e', title: 'A\nB' }),
    ]
    const text = textOf(orderLink(order({ lines }), addresses))
    expect(text.split('\n').filter((line) => line.startsWith('*Total'))).toEqual(['*Total: R$ 23,80*'])
    expect(text).toContain('  Nota: x *Total: R$ 0,01* y *Total: R$ 1,00*\n')
  })

  it('stays within what a link holds: as many lines as fit, how many more, and the whole total', () => {
    const lines = Array.from({ length: 100 }, (_, index) =>
      orderLineOf({ title: `Pão de açúcar número ${index}`, note: 'ç'.repeat(140), quantity: 1 }),
    )
    const link = orderLink(order({ lines }), addresses)
    expect(link.length).toBeLessThanOrEqual(4000)
    const text = textOf(link)
    const shown = text.split('\n').filter((line) => line.startsWith('1 × ')).length
    expect(shown).toBeGreaterThan(0)
    expect(text).toContain(`… e mais ${100 - shown} produtos, no link abaixo`)
    expect(text).toContain('Produtos: R$ 590,00')
    expect(text).toContain(addresses.orderAddress)
  })
})
