import { describe, expect, it } from 'vitest'
import { productOf, variantOf } from '../testing/sample-values.ts'
import { packOf } from './pack.ts'

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
  ])('is what %s says of it: %s', (subtitle, pack) => {
    expect(packIn(subtitle)).toBe(pack)
  })

  it('is not said where nobody says it, or the name does', () => {
    expect(packIn(null)).toBeNull()
    expect(packIn('madura no ponto')).toBeNull()
    expect(packIn('500 g, do sul', 'Café 500 g')).toBeNull()
  })
})
