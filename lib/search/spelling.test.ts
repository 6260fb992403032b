import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSpeller, slipsBetween, soundOf } from './spelling.ts'

describe('slipsBetween', () => {
  it.each([
    ['arroz', 'arroz', 0],
    ['aroz', 'arroz', 1],
    ['arorz', 'arroz', 1],
    ['arrox', 'arroz', 1],
    ['sicilano', 'siciliano', 1],
    ['iorgute', 'iogurte', 2],
    ['banana', 'tomate', 3],
  ])('%s and %s: %i', (one, other, slips) => {
    expect(slipsBetween(one, other, 2)).toBe(slips)
  })

  it('is the same both ways, and 0 only for equal words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, other, 3)).toBe(slipsBetween(other, one, 3))
        expect(slipsBetween(one, other, 3) === 0).toBe(one === other)
      }),
    )
  })
})

it.each([
  ['xuxu', 'chuchu'],
  ['abacachi', 'abacaxi'],
  ['keijo', 'queijo'],
  ['pikanha', 'picanha'],
  ['oliva', 'holiva'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other))
})

describe('the speller', () => {
  const speller = createSpeller(
    new Map([
      ['coco', 9],
      ['arroz', 5],
      ['laranja', 3],
      ['alface', 3],
      ['alfafa', 7],
    ]),
  )

  it('prefers fewer slips to a commoner word', () => {
    expect(speller.nearest('alfae')).toEqual(['alface'])
    expect(speller.nearest('larangja')[0]).toBe('laranja')
  })

  it('forgives one slip in short words and two from seven letters on', () => {
    expect(speller.nearest('aroz')).toEqual(['arroz'])
    expect(speller.nearest('arzo')).toEqual([])
    expect(speller.nearest('larnga')).toEqual([])
    expect(speller.nearest('larnaga')).toEqual(['laranja'])
  })

  it('takes four letters with a wrong one for another word', () => {
    expect(speller.nearest('coca')).toEqual([])
    expect(speller.nearest('cooc')).toEqual(['coco'])
  })

  it('takes a last word for the beginning of one, with a slip or by its sound', () => {
    const mayGoOn = { mayGoOn: true }
    const half = createSpeller(
      new Map([
        ['iogurte', 3],
        ['cenoura', 2],
        ['abacate', 9],
        ['abacaxi', 1],
        ['limpeza', 1],
      ]),
    )
    expect(half.nearest('iorgu', mayGoOn)).toEqual(['iogurte'])
    expect(half.nearest('senour', mayGoOn)).toEqual(['cenoura'])
    expect(half.nearest('abacach', mayGoOn)[0]).toBe('abacaxi')
    expect(half.nearest('limoe', mayGoOn)).toEqual([])
    expect(half.nearest('iorgu')).toEqual([])
  })

  it('leaves numbers and very short words alone', () => {
    expect([speller.nearest('5kg'), speller.nearest('co')]).toEqual([[], []])
  })
})
