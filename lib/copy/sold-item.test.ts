import { expect, it } from 'vitest'
import { productOf, variantOf } from '../testing/sample-values.ts'
import { soldItem } from './sold-item.ts'

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
