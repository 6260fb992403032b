import { describe, expect, it } from 'vitest'
import { indexCatalog } from '../../../catalog/snapshot.ts'
import { collectionIdSchema } from '../../../domain/identifiers.ts'
import type { Product } from '../../../domain/product.ts'
import { orderLineOf } from '../../../orders/testing/sample-orders.ts'
import { handleOf, productIdOf, productOf, variantIdOf, variantOf } from '../../../testing/sample-values.ts'
import { alternativesOf } from './alternatives.ts'

const fruit = collectionIdSchema.parse(`pcol_${'1'.padStart(26, '0')}`)
const cleaning = collectionIdSchema.parse(`pcol_${'2'.padStart(26, '0')}`)
const bestSellers = collectionIdSchema.parse(`pcol_${'3'.padStart(26, '0')}`)

type Sample = { readonly amount?: number; readonly stock?: number | null } & Partial<Product>

function product(number: number, title: string, { amount = 1000, stock = 9, ...rest }: Sample = {}): Product {
  return productOf({
    id: productIdOf(number),
    handle: handleOf(`produto-${number}`),
    title,
    collectionIds: [fruit],
    variants: [
      variantOf({
        id: variantIdOf(number),
        title,
        stock,
        price: { amount, saleAmount: null, currency: 'brl' },
      }),
    ],
    ...rest,
  })
}

type Line = ReturnType<typeof orderLineOf>

const namesFor = (products: readonly Product[], line?: Line, order?: readonly Line[]) =>
  alternativesFor(products, line, order).map(({ title, variantTitle }) => variantTitle ?? title)

/** `1 kg, 400 more`: only of other sizes than that of the line. */
const sizesFor = (products: readonly Product[], line: Line) =>
  alternativesFor(products, line).map(({ variantTitle, size }) =>
    size?.isSame === false ? `${variantTitle}, ${size.difference} more` : variantTitle,
  )

function alternativesFor(
  products: readonly Product[],
  line = orderLineOf({ title: 'Morango', quotedAmount: 1000 }),
  order: readonly Line[] = [line],
) {
  const catalog = indexCatalog({
    products,
    collections: [
      { id: fruit, title: 'Frutas', picture: null },
      { id: cleaning, title: 'Limpeza', picture: null },
      { id: bestSellers, title: 'Mais Vendidos', picture: null },
    ],
    language: null,
    readAt: '2026-11-22T12:00:00Z',
  })
  return alternativesOf(catalog, line, order)
}

describe('what can go in place of a missing line', () => {
  it('comes from its category, most alike in name and then in price first', () => {
    const found = namesFor([
      product(1, 'Morango'),
      product(2, 'Melancia', { amount: 4000 }),
      product(3, 'Uva', { amount: 1100 }),
      product(4, 'Morango orgânico', { amount: 1900 }),
      product(5, 'Detergente de morango', { collectionIds: [cleaning] }),
    ])
    expect(found).toEqual(['Morango orgânico', 'Uva', 'Melancia'])
  })

  it('is of its kind: not what else sells best, and milk before what has milk in its name', () => {
    const sold = (own: typeof fruit) => ({ collectionIds: [own, bestSellers] })
    const eggs = product(2, 'Ovos', sold(cleaning))
    expect(namesFor([product(1, 'Morango', sold(fruit)), eggs, product(3, 'Uva', sold(fruit))])).toEqual([
      'Uva',
    ])
    const names = ['Leite integral', 'Creme de leite', 'Leite desnatado', 'Manteiga']
    const milk = names.map((title, index) => product(index + 1, title, { amount: index === 2 ? 1500 : 1000 }))
    expect(namesFor(milk, orderLineOf({ title: 'Leite integral', quotedAmount: 1000 }))).toEqual([
      'Leite desnatado',
      'Creme de leite',
      'Manteiga',
    ])
  })

  it('is a citrus fruit for another, before what only costs the same', () => {
    const fruits = [
      product(1, 'Bergamota ponkan'),
      product(2, 'Uva'),
      product(3, 'Laranja-pera', { amount: 700 }),
    ]
    expect(namesFor(fruits, orderLineOf({ title: 'Bergamota ponkan', quotedAmount: 1000 }))).toEqual([
      'Laranja-pera',
      'Uva',
    ])
  })

  it('is as much as was ordered, before other sizes of it or of its kind, and says how much those are', () => {
    const sized = (number: number, title: string, packs: readonly (readonly [string, number])[]) =>
      product(number, title, {
        variants: packs.map(([pack, amount], index) =>
          variantOf({
            id: variantIdOf(number * 10 + index),
            title: pack,
            price: { amount, saleAmount: null, currency: 'brl' },
          }),
        ),
      })
    const bananas = [
      sized(1, 'Banana-prata', [
        ['500 g', 500],
        ['1 kg', 900],
        ['2 kg', 1700],
      ]),
      sized(2, 'Banana-caturra', [
        ['1 kg', 520],
        ['480 g', 800],
      ]),
      sized(3, 'Banana-da-terra', [['cerca de 550 g', 1400]]),
      sized(4, 'Uva', [['500 g', 500]]),
    ]
    const ordered = (nominalGrams: number | null) =>
      orderLineOf({
        ...{ variantId: variantIdOf(10), title: 'Banana-prata', variantTitle: '500 g' },
        ...{ quotedAmount: 500, nominalGrams },
      })
    const found = sizesFor(bananas, ordered(500))
    expect(found).toEqual(['480 g', 'cerca de 550 g', '1 kg, 400 more', '2 kg, 1200 more', '500 g'])
    expect(sizesFor(bananas, ordered(null)), 'by the catalogue').toEqual(found)
    const gone = { ...ordered(null), variantId: variantIdOf(99) }
    expect(sizesFor(bananas, gone).slice(0, 2), 'by its name').toEqual(['500 g', '480 g'])
    const eggs = [10, 11].map((pieces, index) => sized(5 + index, 'Ovos', [[`${pieces} unidades`, 1000]]))
    const ten = orderLineOf({ variantId: variantIdOf(50), title: 'Ovos', quotedAmount: 1000 })
    expect(sizesFor(eggs, ten), 'pieces are counted').toEqual(['11 unidades, 0 more'])
  })

  it('is nothing that the order has anyway', () => {
    const line = orderLineOf({ title: 'Morango', quotedAmount: 1000 })
    const grapes = orderLineOf({ variantId: variantIdOf(2), title: 'Uva' })
    const fruits = [product(1, 'Morango'), product(2, 'Uva'), product(3, 'Kiwi')]
    expect(namesFor(fruits, line, [line, grapes])).toEqual(['Kiwi'])
  })

  it('is in stock and for sale, and never the line itself', () => {
    const found = namesFor([
      product(1, 'Morango'),
      product(2, 'Uva', { stock: 0 }),
      product(3, 'Pera', { purchasable: false }),
      product(4, 'Kiwi', { variants: [] }),
      product(5, 'Maçã', { stock: null }),
    ])
    expect(found).toEqual(['Maçã'])
  })

  it('may be another size of the same product', () => {
    const sizes = [1, 2, 3].map((number) =>
      variantOf({ id: variantIdOf(number), title: `${number} bandejas`, stock: number === 2 ? 0 : 3 }),
    )
    expect(namesFor([product(1, 'Morango', { variants: sizes })])).toEqual(['3 bandejas'])
  })

  it('is whatever is called alike where the store no longer has the product', () => {
    const gone = orderLineOf({ variantId: variantIdOf(99), title: 'Morango bandeja', quotedAmount: 1000 })
    expect(namesFor([product(1, 'Uva'), product(2, 'Morango orgânico')], gone)).toEqual(['Morango orgânico'])
  })

  it('has the currency that the order was paid in, and at most six', () => {
    const euros = { amount: 900, saleAmount: null, currency: 'eur' } as const
    const found = namesFor([
      product(1, 'Morango'),
      product(2, 'Figo', { variants: [variantOf({ id: variantIdOf(2), price: euros })] }),
      ...Array.from({ length: 9 }, (_, index) => product(10 + index, `Fruta ${index}`)),
    ])
    expect(found).toHaveLength(6)
    expect(found).not.toContain('Figo')
  })
})
