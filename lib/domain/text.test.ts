import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, keepUnits, slugify, spellTies } from './text.ts'

describe('foldText', () => {
  it('drops case, accents and surplus spaces', () => {
    expect(foldText('  Pão de\n Açúcar ')).toBe('pao de acucar')
    expect(foldText('CAFÉ')).toBe(foldText('cafe\u0301'))
  })
})

it.each([
  ['peça com cerca de 600 g', 'peça com cerca de 600\u00a0g'],
  ['garrafa de 1,5 L · 6 un', 'garrafa de 1,5\u00a0L · 6\u00a0un'],
  ['caixa com 12 ovos', 'caixa com 12 ovos'],
  ['bandeja com 4 espigas, 500 g', 'bandeja com 4 espigas, 500\u00a0g'],
])('%s keeps a number on the line of its unit', (text, kept) => {
  expect(keepUnits(text)).toBe(kept)
})

it.each<readonly [string, string]>([
  ['Água C/GÁS', 'Água com GÁS'],
  ['pão s/ glúten p/torrada', 'pão sem glúten para torrada'],
  ['água c / gás', 'água com gás'],
  ['Ovos c/30', 'Ovos com 30'],
  ['agua s gas', 'agua sem gas'],
  ...['Fralda P/M', 'vitamina C / ferro', 'vitamina c efervescente', 'pães/bolos', 'http://c//s'].map(
    (text) => [text, text] as const,
  ),
])('%s is spelt %s', (text, spelt) => {
  expect(spellTies(text)).toBe(spelt)
})

describe('slugify', () => {
  it('makes the part of an address that names a category', () => {
    expect(slugify('Laticínios & Frios')).toBe('laticinios-frios')
    expect(slugify('Mais Vendidos')).toBe('mais-vendidos')
    expect(slugify('--100% Integral!--')).toBe('100-integral')
  })

  it('gives letters, digits and single inner hyphens, and is the same the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text)
        expect(slug).toMatch(/^([\p{L}\p{N}]+(-[\p{L}\p{N}]+)*)?$/u)
        expect(slugify(slug)).toBe(slug)
      }),
    )
  })
})
