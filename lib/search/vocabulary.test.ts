import { describe, expect, it } from 'vitest'
import { createVocabularyBuilder, isLikely, soundOf } from './vocabulary.ts'

const pairsIn = (text: string) => text.split(',').map((pair) => pair.trim().split(' ') as [string, string])

it.each(
  pairsIn(`
    xuxu chuchu, abacachi abacaxi, keijo queijo, pikanha picanha, oliva holiva`),
)('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other))
})

describe('the words of a catalogue', () => {
  const builder = createVocabularyBuilder()
  builder.add('Coco, arroz, laranja, alface, pão, iogurte, cenoura, abacate, abacaxi, limpeza')
  const { near } = builder.finish()
  const whole = (word: string) => near(word, { mayGoOn: false })
  const begun = (word: string) => near(word, { mayGoOn: true })

  it.each(
    pairsIn(`
    aroz arroz, alfae alface, larangja laranja, larnaja laranja, iorgute iogurte, abacachi abacaxi,
    cooc coco`),
  )('%s may be meant to be %s', (word, meant) => {
    expect(whole(word)[0]).toBe(meant)
  })

  it.each(pairsIn('iorgu iogurte, senour cenoura, abacach abacaxi'))(
    '%s may be the beginning of %s',
    (word, meant) => {
      expect(begun(word)[0]).toBe(meant)
      expect(whole(word)).toEqual([])
    },
  )

  it('are one letter away from a word of four letters only among others', () => {
    expect(whole('coca')).toContain('coco')
    expect([isLikely('coca', 'coco'), isLikely('cooc', 'coco'), isLikely('aroz', 'arroz')]).toEqual([
      false,
      true,
      true,
    ])
  })
})
