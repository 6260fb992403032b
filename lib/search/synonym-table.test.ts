import { describe, expect, it } from 'vitest'
import { grocerySearchWords } from './search-words.ts'
import { createSynonymTable } from './synonym-table.ts'
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

  it('stand for the kinds of a general word, which do not stand for it', () => {
    const table = createSynonymTable([['peixe', 'pexe']], [['peixe', 'salmão', 'filé de tilápia']])
    expect(table.findAt(['peixe'], 0)?.others).toEqual([['pexe'], ['salmao'], ['file', 'tilapia']])
    expect(table.findAt(['pexe'], 0)?.others).toEqual([['peixe']])
    expect(table.findAt(['salmao'], 0)).toBeNull()
  })

  it('are found by the beginning of a single word', () => {
    const table = createSynonymTable([
      ['mexerica', 'tangerina'],
      ['pão de sal', 'cacetinho'],
    ])
    expect(table.findBegun('mexer')).toEqual([['tangerina']])
    expect(table.findBegun('cacet')).toEqual([['pao', 'sal']])
    expect(table.findBegun('pao')).toEqual([])
  })

  it('are told as written where one of them leads to something', () => {
    const table = createSynonymTable([
      ['mexerica', 'tangerina'],
      ['cerveja', 'breja'],
    ])
    expect(table.textsThatLeadTo(([stem]) => stem === 'tangerina')).toEqual(['mexerica'])
  })

  it('know a plural and a word without its accents', () => {
    expect(grocerySearchWords.synonyms.findAt(stemsOf('MEXERICAS'), 0)?.others).toContainEqual(['tangerina'])
  })
})
