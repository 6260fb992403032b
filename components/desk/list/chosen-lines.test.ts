import { describe, expect, it } from 'vitest'
import type { DeskWrittenList } from '@/lib/desk/api/catalog'
import { cartMessage } from '@/lib/desk/copy/written-list'
import type { CartItem } from '@/lib/domain/cart'
import type { FoundLine, ListOffer } from '@/lib/domain/written-list/found-list'
import { cartItemOf, variantIdOf } from '@/lib/testing/sample-values'
import { answerOf, firstChoice, type LineChoice } from './chosen-lines'

const facts = { packs: 1, of: null, asked: null, reaches: null, outcome: 'exact' } as const

function offerOf(number: number, title: string, overrides: Partial<CartItem> = {}): ListOffer {
  const item = cartItemOf({ variantId: variantIdOf(number), title, variantTitle: null, ...overrides })
  return { item, quantity: 1, facts, note: null }
}
const milk = offerOf(1, 'Leite', { stock: 5 })
const oats = offerOf(2, 'Aveia')
const rice = offerOf(3, 'Arroz')

const lineOf = (written: string, overrides: Partial<FoundLine> = {}): FoundLine => ({
  written,
  name: written,
  heading: null,
  choice: null,
  others: [],
  soldOut: null,
  isDone: false,
  ...overrides,
})
const listOf = (lines: readonly FoundLine[]): DeskWrittenList => ({
  lines,
  unread: [],
  shop: 'https://mercado.example',
})
const answerTo = (lines: readonly FoundLine[], choices: readonly LineChoice[] = lines.map(firstChoice)) =>
  answerOf(listOf(lines), choices)

describe('the cart of a message', () => {
  it('has the likeliest product of every line, and words for what was not found', () => {
    const lines = [
      lineOf('2 leite', { choice: { ...milk, quantity: 2 }, others: [oats] }),
      lineOf('unicórnio'),
      lineOf('obrigada!', { name: '' }),
      lineOf('~arroz~', { others: [rice], isDone: true }),
    ]
    expect(cartMessage(answerTo(lines))).toBe(
      [
        'Olá! O seu carrinho está pronto: 2 itens, R$\u00a010,00 sem a entrega.',
        'Confira, mude o que quiser e compre por aqui: https://mercado.example/lista/00000000000000000000000001.2',
        '',
        'Não temos:',
        '• unicórnio',
      ].join('\n'),
    )
  })

  it('is one line for each variant, of no more than there are', () => {
    const twice = [lineOf('leite', { choice: milk }), lineOf('mais leite', { choice: milk })]
    const four = { offer: 0, quantity: 4 } as const
    expect(answerTo(twice, [four, four]).cart).toMatchObject({
      pieces: 5,
      link: 'https://mercado.example/lista/00000000000000000000000001.5',
    })
  })

  it('says what goes in place of what is sold out, and of what a person exchanged', () => {
    const lines = [
      lineOf('leite', { choice: oats, soldOut: milk.item }),
      lineOf('*arroz*\nintegral', { choice: milk, others: [rice] }),
    ]
    const [first] = lines.map(firstChoice)
    const message = answerTo(lines, [first ?? { offer: 'out', quantity: 1 }, { offer: 1, quantity: 1 }])
    expect(message.exchanged.map(({ written, item }) => [written, item.title])).toEqual([
      ['leite', 'Aveia'],
      ['*arroz*\nintegral', 'Arroz'],
    ])
    expect(cartMessage(message)).toContain('Trocamos:\n• leite → Aveia\n• arroz integral → Arroz')
  })

  it('says where the packs do not come to what was asked for, unless a person changed them', () => {
    const bags = { kind: 'mass', amount: 2000 } as const
    const more = {
      packs: 3,
      of: bags,
      asked: { kind: 'mass', amount: 5000 },
      reaches: { kind: 'mass', amount: 6000 },
      outcome: 'more',
    } as const
    const lines = [lineOf('5 kg de arroz', { choice: { ...rice, quantity: 3, facts: more } })]
    expect(cartMessage(answerTo(lines))).toContain('Quantidades:\n• Arroz: 3 × 2 kg = 6 kg; você pediu 5 kg')
    expect(answerTo(lines, [{ offer: 0, quantity: 2 }]).amounts).toEqual([])
  })

  it('has what is near, or was crossed off, once a person chooses it', () => {
    const lines = [
      lineOf('arroz doce', { others: [rice] }),
      lineOf('~aveia~', { others: [oats], isDone: true }),
    ]
    expect(answerTo(lines)).toMatchObject({ cart: null, missing: ['arroz doce'] })
    const first = { offer: 0, quantity: 1 } as const
    expect(answerTo(lines, [first, first])).toMatchObject({
      cart: { pieces: 2 },
      exchanged: [{ item: rice.item }],
    })
  })

  it('is none where everything is left out, and is said not to be there', () => {
    const lines = [lineOf('leite', { choice: milk }), lineOf('arroz', { choice: rice })]
    const message = answerTo(lines, [
      { offer: 'missing', quantity: 1 },
      { offer: 'out', quantity: 1 },
    ])
    expect(cartMessage(message)).toBe('Olá! Vimos a sua lista.\n\nNão temos:\n• leite')
  })

  it('names some of very many things, and counts the others', () => {
    const lines = Array.from({ length: 40 }, (_, index) => lineOf(`coisa ${index}`))
    const text = cartMessage(answerTo(lines))
    expect(text.match(/coisa/g)).toHaveLength(15)
    expect(text).toContain('… e mais 25 produtos')
  })
})
