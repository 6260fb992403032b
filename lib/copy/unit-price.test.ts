import { describe, expect, it } from 'vitest'
import { displayedUnitPrice } from '../domain/unit-price.ts'
import { plainPrice, productOf, variantIdOf, variantOf } from '../testing/sample-values.ts'
import { isByScale } from './offer.ts'
import { piecePrice } from './piece-price.ts'
import { soldItem, unitPriceText } from './unit-price.ts'

type Words = { title?: string; subtitle?: string | null; variants?: readonly string[] }

/** What stands on the card of a product of R$ 5,00. */
function textOf({ title = 'Banana', subtitle = null, variants = [title] }: Words) {
  const price = { ...plainPrice, amount: 500 }
  const product = productOf({
    title,
    subtitle,
    variants: variants.map((name, index) => variantOf({ id: variantIdOf(index + 1), title: name, price })),
  })
  return unitPriceText(displayedUnitPrice(product))?.replaceAll('\u00a0', ' ') ?? null
}

describe('the unit price on a card', () => {
  it.each([
    [{ variants: ['500 g', '1 kg'] }, 'R$ 10,00/kg'],
    [{ subtitle: 'bandeja com 300 g' }, 'R$ 16,67/kg'],
    [{ subtitle: 'bandeja com 200 g' }, 'R$ 2,50/100 g'],
    [{ title: 'Leite 1 L' }, 'R$ 5,00/L'],
    [{ subtitle: 'copo com 170 ml', title: 'Iogurte' }, 'R$ 2,94/100 ml'],
    [{ subtitle: 'frasco com 170 ml', title: 'Essência' }, 'R$ 2,94/100 ml'],
    [{ subtitle: 'cerca de 500 g', title: 'Mamão' }, 'R$ 10,00/kg na balança'],
    [{ title: 'Ovos', subtitle: '1 dúzia' }, 'R$ 0,42/un.'],
    [{ title: 'Alface', subtitle: '1 pé' }, null],
  ])('of %o is %s', (words, text) => {
    expect(textOf(words)).toBe(text)
  })
})

it('R56 what is said beside a price tells whether the piece is about that, and the price per kilo never is', () => {
  const weighed = textOf({ subtitle: 'cerca de 500 g', title: 'Mamão' })
  expect([isByScale(weighed), isByScale(textOf({ subtitle: '500 g' })), isByScale(null)]).toEqual([
    true,
    false,
    false,
  ])
  expect([true, false].map((isAbout) => piecePrice({ amount: 500, currency: 'brl' }, isAbout))).toEqual([
    '≈\u00a0R$\u00a05,00',
    'R$\u00a05,00',
  ])
  expect(textOf({ title: 'Balas', subtitle: 'cerca de 10 unidades' })).toBe('≈ R$ 0,50/un.')
})

it.each([
  ['Abacaxi', '1 unidade, cerca de 1,5 kg', 'Abacaxi', 'cerca de 1,5 kg · preço final na balança'],
  ['Abacaxi, cerca de 1,5 kg', null, 'Abacaxi, cerca de 1,5 kg', 'preço final na balança'],
  ['Melancia', null, 'Quarto, cerca de 2 kg', 'preço final na balança'],
  ['Banana', '1 kg, do litoral norte', 'Banana', '1 kg'],
  ['Couve', 'cerca de 8 folhas', 'Couve', null],
])('R56 the cart says of %s (%s), %s: %s', (title, subtitle, variantTitle, pack) => {
  const variant = variantOf({ title: variantTitle })
  expect(soldItem(productOf({ title, subtitle, variants: [variant] }), variant).pack).toBe(pack)
})
