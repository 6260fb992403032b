import { expect, it } from 'vitest'
import { indexCatalog } from '../../../catalog/snapshot.ts'
import { type LinePick, plainPick } from '../../../domain/fulfillment.ts'
import { productIdOf, productOf, variantIdOf, variantOf } from '../../../testing/sample-values.ts'
import { replacementOf } from './pick-line.ts'

const price = { amount: 1090, saleAmount: 990, currency: 'brl' }
const papaya = productOf({
  id: productIdOf(7),
  title: 'Mamão',
  variants: [variantOf({ id: variantIdOf(7), title: 'Inteiro, cerca de 1,6 kg', price })],
})
const catalog = indexCatalog({
  products: [papaya],
  collections: [],
  language: null,
  readAt: '2026-11-22T12:00:00Z',
})
const asked = { replacement: 'Quase de graça', replacementId: variantIdOf(7), replacementAmount: 1 }
const known = { line: { currency: 'brl' }, before: undefined, catalog }
const read = {
  replacement: 'Mamão Inteiro, cerca de 1,6 kg',
  replacementId: variantIdOf(7),
  replacementAmount: 990,
  replacementGrams: 1600,
}

it('R56 has the name, the price and the weight of the catalogue, whatever was asked', () => {
  expect(replacementOf(asked, known)).toEqual(read)
})

it('R56 keeps its price of then, when it is put on the scale later', () => {
  const then = { ...read, replacementAmount: 850 }
  const before: LinePick = { ...plainPick, ...then, line: 0, state: 'replaced', by: 'ana', at: '2026-11-22' }
  expect(replacementOf(asked, { ...known, before })).toEqual(then)
  expect(replacementOf(asked, { ...known, before, catalog: null })).toEqual(then)
  const other = { ...before, replacementId: variantIdOf(8) }
  expect(replacementOf(asked, { ...known, before: other })).toEqual(read)
})

it('R56 is to be agreed where the catalogue has no price for it in the currency of the order', () => {
  const unknown = { ...asked, replacementAmount: null, replacementGrams: null }
  expect(replacementOf(asked, { ...known, catalog: null })).toEqual(unknown)
  const gone = { ...asked, replacementId: variantIdOf(9) }
  expect(replacementOf(gone, known)).toEqual({ ...unknown, replacementId: variantIdOf(9) })
  expect(replacementOf(asked, { ...known, line: { currency: 'usd' } })).toEqual({
    ...read,
    replacementAmount: null,
  })
})

it('R56 is as the picker says in words', () => {
  const words = { replacement: 'Couve da feira', replacementId: null, replacementAmount: 850 }
  expect(replacementOf(words, known)).toEqual({ ...words, replacementGrams: null })
  const nothing = { replacement: null, replacementId: null, replacementAmount: null }
  expect(replacementOf(nothing, known)).toEqual({ ...nothing, replacementGrams: null })
})
