import { expect, it } from 'vitest'
import { productOf, variantOf } from '../testing/sample-values.ts'
import { nominalWeightOf } from './nominal-weight.ts'

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
