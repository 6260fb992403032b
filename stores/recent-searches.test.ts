import { describe, expect, it } from 'vitest'
import { openRecentSearches, recentSearchesKey } from './recent-searches'

function open(stored: string | null = null) {
  const entries = new Map(stored === null ? [] : [[recentSearchesKey, stored]])
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  }
  return { entries, searches: openRecentSearches(() => storage) }
}

describe('recent searches', () => {
  it('stand newest first, each once however it is written, and the oldest makes room', () => {
    const { searches } = open()
    for (const query of ['pão', 'leite', 'Pão', 'ovo', 'uva', 'alho', 'sal', 'mel']) searches.add(query)
    expect(searches.read()).toEqual(['mel', 'sal', 'alho', 'uva', 'ovo', 'Pão'])
  })

  it('go one by one and all at once, which leaves nothing in storage', () => {
    const { searches, entries } = open()
    for (const query of ['pão', 'leite', 'ovo']) searches.add(query)
    searches.remove('LEITE')
    expect(searches.read()).toEqual(['ovo', 'pão'])
    searches.clear()
    expect([searches.read(), [...entries.keys()]]).toEqual([[], []])
  })
})
