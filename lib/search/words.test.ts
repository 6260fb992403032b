import { describe, expect, it } from 'vitest'
import { plainWordsOf, stem, stemsOf } from './words.ts'

const readPairs = (text: string) => text.split(',').map((pair) => pair.trim().split(' '))

describe('stem', () => {
  it.each(
    readPairs(`paes pao, limoes limao, graos grao, papeis papel, sais sal, lencois lencol, atuns atum,
      acucares acucar, nozes noz, ovos ovo, bananas banana, kiwis kiwi, barris barril, arvores arvore,
      meses mes, moida moido, cremosas cremoso, organica organicos, grossa grosso, vermelhas vermelho,
      caseira caseiro`),
  )('%s and %s are one word', (plural, singular) => {
    expect(stem(plural)).toBe(stem(singular))
  })

  it.each(readPairs(`coca coco, pera pero, mel melao, sal sala, moranga morango, castanha castanho`))(
    '%s and %s stay two words',
    (one, other) => {
      expect(stem(one)).not.toBe(stem(other))
    },
  )
})

describe('stemsOf', () => {
  it('drops accents, case, hyphens and the words that only tie others', () => {
    expect(stemsOf('Pão-de-Queijo DA Serra')).toEqual(['pao', 'queijo', 'serra'])
  })

  it('makes one word of a number and its unit, however they are written', () => {
    for (const text of ['5kg', '5 kg', '5 KG', '5 quilos']) expect(stemsOf(text)).toEqual(['5kg'])
    expect(stemsOf('1,5 litro')).toEqual(stemsOf('1.5L'))
    expect(stemsOf('12 unidades')).toEqual(['12un'])
    expect(stemsOf('5 galinhas')).toEqual(['5', 'galinha'])
  })
})

it('leaves out the s of a possessive', () => {
  expect(["Hellmann's", 'hellmann', 'Hellmann’s'].map((text) => stemsOf(text))).toEqual(
    Array(3).fill(['hellmann']),
  )
})

describe('plainWordsOf', () => {
  it.each(
    readPairs(`paozinho pao, paezinhos pao, cafezinho cafe, batatinha batata, bolachinhas bolacha, suquinho suco,
      franguinho frango, docinho doce, arrozinho arroz, ovinhos ovo`),
  )('%s may be a little %s', (word, plain) => {
    expect(plainWordsOf(word)).toContain(plain)
  })

  it('leaves other words alone', () => {
    expect(['banana', 'vinho', 'linha', 'manhã'].flatMap(plainWordsOf)).toEqual([])
  })
})
