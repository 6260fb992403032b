import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMeasure } from './measure.ts'

const kilo = 1_000_000

describe('parseMeasure', () => {
  it.each([
    ['500 g', 'mass', 500_000],
    ['500g', 'mass', 500_000],
    ['1 kg', 'mass', kilo],
    ['1,5 kg', 'mass', 1.5 * kilo],
    ['1.5kg', 'mass', 1.5 * kilo],
    ['2 quilos', 'mass', 2 * kilo],
    ['1.500 g', 'mass', 1.5 * kilo],
    ['62,5 g', 'mass', 62_500],
    ['Caixa de 5 kg', 'mass', 5 * kilo],
    ['pacote com 4 de 100 g', 'mass', 400_000],
    ['lata com 170 g drenados', 'mass', 170_000],
    ['Meia peça, 500 g', 'mass', 500_000],
    ['garrafa de 1 L', 'volume', kilo],
    ['900 ml', 'volume', 900_000],
    ['Galão de 2,7 litros', 'volume', 2.7 * kilo],
    ['12 caixas de 1 L', 'volume', 12 * kilo],
    ['6 x 350 ml', 'volume', 2.1 * kilo],
    ['6x350ml', 'volume', 2.1 * kilo],
    ['pacote com 3 unidades de 200 ml', 'volume', 600_000],
    ['12 unidades', 'count', 12_000],
    ['10 Ovos caipiras, 20 unidades', 'count', 20_000],
    ['1 dúzia, na concha', 'count', 12_000],
    ['Meia dúzia', 'count', 6000],
    ['caixa com 15 sachês', 'count', 15_000],
    ['4 rolos', 'count', 4000],
    ['500 g/pacote', 'mass', 500_000],
  ] as const)('%s', (text, kind, thousandths) => {
    expect(parseMeasure(text)).toEqual({ kind, thousandths, isApproximate: false })
  })

  it.each([
    ['1 unidade, cerca de 600 g', 'mass', 600_000],
    ['500 g, cerca de 4 unidades', 'mass', 500_000],
    ['Quarto, cerca de 2 kg', 'mass', 2 * kilo],
  ] as const)(
    '%s: weight goes before pieces, and is approximate where it says so',
    (text, kind, thousandths) => {
      const isApproximate = !text.startsWith('500 g')
      expect(parseMeasure(text)).toEqual({ kind, thousandths, isApproximate })
    },
  )

  it.each([
    ...['', 'firme e maduro', 'tipo 1', 'vitamina B12 g', 'UHT 3,5% de gordura', 'rolos de 30 m'],
    ...['planta com cerca de 20 cm', '1 unidade', '0 g', '1.500 kg', 'de 500 g a 1 kg', '100 g ou 200 g'],
    ...['500g/1kg', '1 kg/2 kg', '6x350ml/500ml', 'Ao leite 40%', 'galinha 2 garrafas'],
    '1/2 kg-força 3 gigas',
  ])('%j says nothing for sure', (text) => {
    expect(parseMeasure(text)).toBeNull()
  })

  it('reads back every weight in grams or kilograms with decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (thousandths) => {
        const grams = String(thousandths / 1000).replace('.', ',')
        expect(parseMeasure(`pacote com ${grams} g`)).toMatchObject({ kind: 'mass', thousandths })
      }),
    )
  })
})
