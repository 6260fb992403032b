import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainPrice, productOf, variantIdOf, variantOf } from '../testing/sample-values.ts'
import { priceOf } from './money.ts'
import { displayedUnitPrice, measureOf, nominalWeightOf, packOf } from './unit-price.ts'

type Words = { title?: string; subtitle?: string | null; variants?: readonly string[] }

const productWith = ({ title = 'Banana', subtitle = null, variants = [title] }: Words, amount = 500) =>
  productOf({
    title,
    subtitle,
    variants: variants.map((name, index) =>
      variantOf({ id: variantIdOf(index + 1), title: name, price: { ...plainPrice, amount } }),
    ),
  })

describe('priceOf', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 })
  const thousandths = fc.integer({ min: 1, max: 100_000_000 })

  it('is rounded half up to one minor unit', () => {
    fc.assert(
      fc.property(amount, thousandths, (cents, content) => {
        const price = BigInt(priceOf(cents, { base: 1_000_000, thousandths: content }))
        // price - 1/2 <= cents * base / content < price + 1/2, in whole numbers
        const exact = BigInt(cents) * 1_000_000n * 2n
        expect((2n * price - 1n) * BigInt(content) <= exact).toBe(true)
        expect(exact < (2n * price + 1n) * BigInt(content)).toBe(true)
      }),
    )
  })
})

describe('the unit price on a card', () => {
  it('is none of a box of several products, which no scale prices', () => {
    const box = { title: 'Cesta básica', subtitle: 'caixa com 12 itens, cerca de 16 kg' }
    expect(displayedUnitPrice(productWith(box))).toBeNull()
    expect(
      displayedUnitPrice(productWith({ title: 'Cesta básica com arroz e mais 8 itens, 16 kg' })),
    ).toBeNull()
  })

  it('is that of the price one pays', () => {
    const price = { ...plainPrice, amount: 500, saleAmount: 400 }
    const product = productOf({ variants: [variantOf({ title: '1 kg', price })] })
    expect(displayedUnitPrice(product)).toMatchObject({ perBase: 400, kind: 'mass' })
  })
})

describe('what is in a pack', () => {
  const contentOf = (words: Words, index = 0) => {
    const product = productWith(words)
    const variant = product.variants[index]
    return variant ? measureOf(product, variant)?.thousandths : undefined
  }

  it('is what the variant says, then the title, then the subtitle', () => {
    expect(contentOf({ title: 'Arroz 5 kg', subtitle: '2 kg', variants: ['1 kg', '3 kg'] })).toBe(1_000_000)
    expect(contentOf({ title: 'Arroz 5 kg', subtitle: '2 kg' })).toBe(5_000_000)
    expect(
      contentOf({ title: 'Detergente', subtitle: 'frasco com 500 ml', variants: ['Limão', 'Coco'] }),
    ).toBe(500_000)
  })

  it('is unknown for a variant that is another amount than the product states', () => {
    const water = { title: 'Água', subtitle: 'garrafas de 1,5 L', variants: ['1 garrafa', 'Fardo com 6'] }
    expect([contentOf(water, 0), contentOf(water, 1)]).toEqual([undefined, undefined])
    expect(contentOf({ title: 'Chocolate', subtitle: '90 g', variants: ['Ao leite 40%', 'Branco'] })).toBe(
      90_000,
    )
  })

  it.each([
    ['Fralda G 9 a 12,5 kg', '32 unidades', 32_000],
    ['Fralda M até 9kg', null, undefined],
    ['Balança de cozinha até 5 kg', null, undefined],
    ['Peru temperado', 'cerca de 3 a 4 kg', undefined],
    ['Concentrado de limpeza, rende até 5 litros', null, undefined],
    ['Ração para cães de até 10 kg', 'pacote de 1 kg', 1_000_000],
    ['Leite tipo A 1 L', null, 1_000_000],
    ['Café 500 g, 8 a 10 xícaras', null, 500_000],
  ])('is not what %s is for, or may be', (title, subtitle, thousandths) => {
    expect(contentOf({ title, subtitle })).toBe(thousandths)
  })

  it.each([
    ['Cerveja lata 350ml pack 12', undefined],
    ['Água 1,5L fardo c/ 6', undefined],
    ['Sabonete 85 g c/ 6 un.', undefined],
    ['Refrigerante 2 L leve 3 pague 2', undefined],
    ['Fardo de cerveja 12 x 350 ml', 4_200_000],
    ['Requeijão leve 200 g', 200_000],
    ['Kit Kat 41,5 g', 41_500],
  ])('is not that of one pack of several, as %s', (title, thousandths) => {
    expect(contentOf({ title })).toBe(thousandths)
  })

  it('never comes from the weight of the parcel', () => {
    const product = productOf({
      title: 'Geleia',
      variants: [variantOf({ title: 'Geleia', weightGrams: 420 })],
    })
    expect(displayedUnitPrice(product)).toBeNull()
  })
})

const packIn = (subtitle: string | null, title = 'Café') => {
  const variant = variantOf({ title })
  return packOf(productOf({ title, subtitle, variants: [variant] }), variant)
}

describe('the pack of a product that is sold in one', () => {
  it.each([
    ['1 kg, do litoral norte', '1 kg'],
    ['250 g · torra média', '250 g'],
    ['torra média, pacote de 250 g', 'pacote de 250 g'],
    ['garrafa de 1,5 L', 'garrafa de 1,5 L'],
    ['1 unidade, cerca de 500 g', 'cerca de 500 g'],
    ['uma dúzia, de galinhas soltas', 'uma dúzia'],
    ['1 maço de salsinha e cebolinha', '1 maço de salsinha e cebolinha'],
    ['caipiras, cartela com 12', 'cartela com 12'],
  ])('is what %s says of it: %s', (subtitle, pack) => {
    expect(packIn(subtitle)).toBe(pack)
  })

  it('is not shown where it is not given, or the name says it', () => {
    expect(packIn(null)).toBeNull()
    expect(packIn('madura no ponto')).toBeNull()
    expect(packIn('1 unidade, com cabo de madeira')).toBeNull()
    expect(packIn('500 g, do sul', 'Café 500 g')).toBeNull()
  })
})

it.each([
  ['1 unidade, cerca de 1,5 kg', 1500, true],
  ['4 unidades, cerca de 700 g', 700, true],
  ['1 kg, do litoral norte', 1000, false],
  ['500 g, cerca de 6 unidades', 500, false],
  ['garrafa de 1 L', null, false],
  ['cerca de 8 folhas', null, false],
  ['cerca de 0,4 mg', null, false],
  [null, null, false],
])('R56 of %j one piece weighs %j, sold by weight: %j', (subtitle, nominalGrams, isSoldByWeight) => {
  const variant = variantOf({ title: 'Banana Prata' })
  const product = productOf({ subtitle, variants: [variant] })
  expect(nominalWeightOf(product, variant)).toEqual({ nominalGrams, isSoldByWeight })
})
