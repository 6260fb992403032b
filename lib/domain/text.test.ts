import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, slugify } from './text.ts'

describe('foldText', () => {
  it('drops case, accents and surplus spaces', () => {
    expect(foldText('  Pão de\n Açúcar ')).toBe('pao de acucar')
    expect(foldText('CAFÉ')).toBe(foldText('cafe\u0301'))
  })
})

describe('slugify', () => {
  it('makes the part of an address that names a category', () => {
    expect(slugify('Laticínios & Frios')).toBe('laticinios-frios')
    expect(slugify('Mais Vendidos')).toBe('mais-vendidos')
    expect(slugify('--100% Integral!--')).toBe('100-integral')
  })

  it('is empty where there is no letter and no digit', () => {
    expect(slugify(' 🥖 / ? ')).toBe('')
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
