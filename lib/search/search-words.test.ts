import { describe, expect, it } from 'vitest'
import { createGeneralWords, createSynonymTable, grocerySynonyms } from './search-words.ts'
import { synonymGroups } from './synonyms.ts'
import { stemsOf } from './words.ts'

describe('synonyms', () => {
  it('are at least forty groups of two or more words, each written once', () => {
    expect(synonymGroups.length).toBeGreaterThanOrEqual(40)
    const phrases = synonymGroups.map((group) => group.map((text) => stemsOf(text).join(' ')))
    for (const group of phrases) {
      expect(group.length).toBeGreaterThan(1)
      expect(group).not.toContain('')
    }
    expect(phrases.flat().toSorted()).toEqual([...new Set(phrases.flat())].toSorted())
  })

  it('find the longest phrase that starts at a word', () => {
    const table = createSynonymTable([
      ['pão de sal', 'cacetinho'],
      ['pão', 'broa'],
    ])
    expect(table.findAt(['pao', 'sal'], 0)).toEqual({ length: 2, others: [['cacetinho']] })
    expect(table.findAt(['pao', 'forma'], 0)).toEqual({ length: 1, others: [['broa']] })
    expect(table.findAt(['forma', 'pao'], 0)).toBeNull()
  })

  it('know a plural and a word without its accents', () => {
    expect(grocerySynonyms.findAt(stemsOf('MEXERICAS'), 0)?.others).toContainEqual(['tangerina'])
  })
})

it('a product goes by a general word that one of its kinds stands in it for', () => {
  const { findFor, texts } = createGeneralWords([
    ['peixe', 'salmão', 'filé de tilápia'],
    ['Assado', 'salmão'],
  ])
  expect(findFor(['posta', 'salmao'])).toEqual(['peixe', 'Assado'])
  expect(findFor(['tilapia', 'file'])).toEqual(['peixe'])
  expect(findFor(['file', 'frango'])).toEqual([])
  expect(texts).toEqual(['peixe', 'Assado'])
})
