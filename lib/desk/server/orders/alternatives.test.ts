import { describe, expect, it } from 'vitest'
import { aisleProducts, similarProducts } from '../../../catalog/similar-products.ts'
import { indexCatalog } from '../../../catalog/snapshot.ts'
import { collectionIdSchema } from '../../../domain/identifiers.ts'
import type { Product } from '../../../domain/product.ts'
import { orderLineOf } from '../../../orders/testing/sample-orders.ts'
import { handleOf, productIdOf, productOf, variantIdOf, variantOf } from '../../../testing/sample-values.ts'
import { alternativesOf, offersOf } from './alternatives.ts'

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

/** `2 × 1 kg`: counted only of other sizes than that of the line. */
const sizesFor = (products: readonly Product[], line: Line) =>
  alternativesFor(products, line).map(({ variantTitle, size, pieces }) =>
    size?.isSame === false ? `${pieces} × ${variantTitle}` : variantTitle,
  )

function alternativesFor(
  products: readonly Product[],
  line = orderLineOf({ title: 'Morango', quotedAmount: 1000 }),
  order: readonly Line[] = [line],
  find: typeof aisleProducts | typeof similarProducts = similarProducts,
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
  return alternativesOf(catalog, line, order, find)
}

describe('what can go in place of a missing line', () => {
  it('is of its kind and from its category, most alike in name and then in price first', () => {
    const found = namesFor([
      product(1, 'Morango'),
      product(2, 'Bandeja de morango', { amount: 4000 }),
      product(3, 'Uva', { amount: 1100 }),
      product(4, 'Morango orgânico', { amount: 1900 }),
      product(5, 'Detergente de morango', { collectionIds: [cleaning] }),
      product(6, 'Morangos', { collectionIds: [cleaning] }),
    ])
    expect(found).toEqual(['Morango orgânico', 'Bandeja de morango'])
  })

  it('is of its kind: not what else sells best, nor what has milk in its name', () => {
    const sold = (own: typeof fruit) => ({ collectionIds: [own, bestSellers] })
    const eggs = product(2, 'Ovos', sold(cleaning))
    expect(namesFor([product(1, 'Morango', sold(fruit)), eggs, product(3, 'Mirtilo', sold(fruit))])).toEqual([
      'Mirtilo',
    ])
    const names = ['Leite integral', 'Creme de leite', 'Leite desnatado', 'Manteiga']
    const milk = names.map((title, index) => product(index + 1, title, { amount: index === 2 ? 1500 : 1000 }))
    expect(namesFor(milk, orderLineOf({ title: 'Leite integral', quotedAmount: 1000 }))).toEqual([
      'Leite desnatado',
    ])
  })

  it('is a citrus fruit for another, and none where nothing is taken for it', () => {
    const fruits = [
      product(1, 'Bergamota ponkan'),
      product(2, 'Uva'),
      product(3, 'Laranja-pera', { amount: 700 }),
    ]
    expect(namesFor(fruits, orderLineOf({ title: 'Bergamota ponkan', quotedAmount: 1000 }))).toEqual([
      'Laranja-pera',
    ])
    const passionFruit = [product(1, 'Maracujá azedo'), product(2, 'Coco-verde'), product(3, 'Uva')]
    expect(namesFor(passionFruit, orderLineOf({ title: 'Maracujá azedo' }))).toEqual([])
  })

  it('may be whatever stands in its aisle, where a person asks for that', () => {
    const line = orderLineOf({ title: 'Morango', quotedAmount: 1000 })
    const grape = orderLineOf({ variantId: variantIdOf(2), title: 'Uva' })
    const shelves = [
      product(1, 'Morango'),
      product(2, 'Uva'),
      product(3, 'Melancia', { amount: 4000 }),
      product(4, 'Kiwi', { stock: 1 }),
      product(5, 'Coco', { stock: 0 }),
      product(6, 'Detergente', { collectionIds: [cleaning] }),
    ]
    const found = alternativesFor(shelves, line, [line, grape], aisleProducts)
    expect(found.map(({ title, pieces }) => [title, pieces])).toEqual([
      ['Kiwi', 1],
      ['Melancia', 2],
    ])
    const unknown = orderLineOf({ variantId: variantIdOf(99), title: 'Morango' })
    expect(alternativesFor(shelves, unknown, [unknown], aisleProducts)).toEqual([])
  })

  it('is no rice for coffee, which one spreadsheet shelves together, and no size of it', () => {
    const shelf = [
      product(1, 'Café torrado 500 g'),
      product(2, 'Arroz branco 1 kg'),
      product(3, 'Café em grãos 1 kg', { amount: 1500 }),
    ]
    const coffee = orderLineOf({ title: 'Café torrado 500 g', quotedAmount: 1000, nominalGrams: 500 })
    expect(alternativesFor(shelf, coffee)).toMatchObject([
      { title: 'Café em grãos 1 kg', size: { isSame: false, isOfKind: true } },
    ])
    const oranges = [product(1, 'Bergamota 500 g'), product(2, 'Laranja-pera 1 kg')]
    expect(
      alternativesFor(oranges, orderLineOf({ title: 'Bergamota 500 g', nominalGrams: 500 })),
    ).toMatchObject([{ title: 'Laranja-pera 1 kg', size: { isSame: false, isOfKind: false } }])
    const milk = [product(1, 'Leite integral 1 L'), product(2, 'Leite condensado 395 g')]
    expect(
      namesFor(milk, orderLineOf({ title: 'Leite integral 1 L', nominalGrams: null })),
      'weighed, not poured',
    ).toEqual([])
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
    ]
    const ordered = (nominalGrams: number | null) =>
      orderLineOf({
        ...{ variantId: variantIdOf(10), title: 'Banana-prata', variantTitle: '500 g' },
        ...{ quotedAmount: 500, nominalGrams, quantity: 4 },
      })
    const found = sizesFor(bananas, ordered(500))
    expect(found).toEqual(['480 g', 'cerca de 550 g', '2 × 1 kg', '1 × 2 kg'])
    expect(sizesFor(bananas, ordered(null)), 'by the catalogue').toEqual(found)
    const gone = { ...ordered(null), variantId: variantIdOf(99) }
    expect(sizesFor(bananas, gone).slice(0, 2), 'by its name').toEqual(['500 g', '480 g'])
    const eggs = [10, 20].map((pieces, index) => sized(5 + index, 'Ovos', [[`${pieces} unidades`, 1000]]))
    const ten = orderLineOf({ variantId: variantIdOf(50), title: 'Ovos', nominalGrams: null })
    expect(sizesFor(eggs, ten), 'pieces are counted').toEqual(['1 × 20 unidades'])
  })

  it('is nothing that the order has anyway', () => {
    const line = orderLineOf({ title: 'Morango', quotedAmount: 1000 })
    const organic = orderLineOf({ variantId: variantIdOf(2), title: 'Morango orgânico' })
    const fruits = [product(1, 'Morango'), product(2, 'Morango orgânico'), product(3, 'Mirtilo')]
    expect(namesFor(fruits, line, [line, organic])).toEqual(['Mirtilo'])
  })

  it('is in stock and for sale, and never the line itself', () => {
    const found = namesFor([
      product(1, 'Morango'),
      product(2, 'Morango orgânico', { stock: 0 }),
      product(3, 'Morango da serra', { purchasable: false }),
      product(4, 'Morango silvestre', { variants: [] }),
      product(5, 'Morango maduro', { stock: null }),
    ])
    expect(found).toEqual(['Morango maduro'])
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
      product(2, 'Morango da Itália', { variants: [variantOf({ id: variantIdOf(2), price: euros })] }),
      ...Array.from({ length: 9 }, (_, index) => product(10 + index, `Morango ${index}`)),
    ])
    expect(found).toHaveLength(6)
    expect(found).not.toContain('Morango da Itália')
  })
})

it('offers of what was searched for each size that is in stock, but not the missing one', () => {
  const catalog = indexCatalog({
    products: [],
    collections: [],
    language: null,
    readAt: '2026-11-22T12:00:00Z',
  })
  const found = [
    product(1, 'Morango'),
    product(2, 'Sabão', { stock: 0 }),
    product(3, 'Sabão em pó', { collectionIds: [cleaning], amount: 1899 }),
  ]
  const line = orderLineOf({ variantId: variantIdOf(1), title: 'Morango' })
  expect(offersOf(catalog, line, found)).toMatchObject([
    { title: 'Sabão em pó', price: { amount: 1899, currency: 'brl' }, size: null },
  ])
})
