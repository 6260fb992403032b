import { describe, expect, it } from 'vitest'
import { createVocabularyBuilder, isLikely, soundOf } from './vocabulary.ts'

it.each([
  ['xuxu', 'chuchu'],
  ['abacachi', 'abacaxi'],
  ['keijo', 'queijo'],
  ['pikanha', 'picanha'],
  ['oliva', 'holiva'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other))
})

describe('the words of a catalogue', () => {
  const builder = createVocabularyBuilder()
  builder.add('Coco, arroz, laranja, alface, pão, iogurte, cenoura, abacate, abacaxi, limpeza, couve-flor')
  const { near, writtenOf } = builder.finish()
  const whole = (word: string) => near(word, { mayGoOn: false })
  const begun = (word: string) => near(word, { mayGoOn: true })

  it.each([
    ['aroz', 'arroz'],
    ['alfae', 'alface'],
    ['larangja', 'laranja'],
    ['larnaja', 'laranja'],
    ['iorgute', 'iogurte'],
    ['abacachi', 'abacaxi'],
    ['cooc', 'coco'],
    ['couveflor', 'couveflor'],
  ])('%s may be meant to be %s', (word, meant) => {
    expect(whole(word)[0]).toBe(meant)
  })

  it.each([
    ['iorgu', 'iogurte'],
    ['senour', 'cenoura'],
    ['abacach', 'abacaxi'],
  ])('%s may be the beginning of %s', (word, meant) => {
    expect(begun(word)[0]).toBe(meant)
    expect(whole(word)).toEqual([])
  })

  it('are one letter away from a word of four letters only among others', () => {
    expect(whole('coca')).toContain('coco')
    expect([isLikely('coca', 'coco'), isLikely('cooc', 'coco'), isLikely('aroz', 'arroz')]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('are written as the merchant writes them, compounds too', () => {
    expect([writtenOf('pao'), writtenOf('couveflor'), writtenOf('zzz')]).toEqual(['pão', 'couve-flor', 'zzz'])
  })
})
