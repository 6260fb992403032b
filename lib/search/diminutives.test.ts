import { describe, expect, it } from 'vitest'
import { plainWordsOf } from './diminutives.ts'

describe('plainWordsOf', () => {
  it.each([
    ['paozinho', 'pao'],
    ['paezinhos', 'pao'],
    ['cafezinho', 'cafe'],
    ['batatinha', 'batata'],
    ['bolachinhas', 'bolacha'],
    ['suquinho', 'suco'],
    ['franguinho', 'frango'],
    ['docinho', 'doce'],
    ['arrozinho', 'arroz'],
    ['ovinhos', 'ovo'],
  ])('%s may be a little %s', (word, plain) => {
    expect(plainWordsOf(word)).toContain(plain)
  })

  it('leaves other words alone', () => {
    expect(['banana', 'vinho', 'linha', 'manhã'].flatMap(plainWordsOf)).toEqual([])
  })
})
