import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DeskStore, searchDays, searchesOfDay } from './desk-store.ts'

type DeskStoreSubject = {
  readonly store: DeskStore
  readonly passMilliseconds: (count: number) => void
}

/** How every store of the desk counts searches, whatever database is under it. Its clock begins on 2026-01-02. */
export function emptySearchesContract(
  name: string,
  open: (start: number) => Promise<DeskStoreSubject>,
): void {
  describe(`searches that found nothing, in ${name}`, () => {
    let store: DeskStoreSubject['store']
    let passMilliseconds: DeskStoreSubject['passMilliseconds']
    const passDays = (count: number) => passMilliseconds(count * 86_400_000)

    beforeEach(async () => {
      ;({ store, passMilliseconds } = await open(Date.UTC(2026, 0, 2)))
    })
    afterEach(() => store.close())

    const searchOf = (words: string, times = 1) => ({ key: words.replaceAll('ã', 'a'), words, times })
    const all = { since: '2026-01-01', atLeast: 1, limit: 1000 }

    it('S70 adds up searches that found nothing by the day, and returns those that were asked for often enough', async () => {
      await store.addEmptySearches('2026-01-01', [searchOf('ração', 2), searchOf('carvão')])
      await store.addEmptySearches('2026-01-02', [
        searchOf('ração'),
        { ...searchOf('carvão'), words: 'carvao' },
      ])
      await store.addEmptySearches('2026-01-02', [searchOf('gelo', 5)])
      const filter = { since: '2026-01-01', atLeast: 3, limit: 10 }
      const gelo = { words: 'gelo', times: 5, lastDay: '2026-01-02' }
      const racao = { words: 'ração', times: 3, lastDay: '2026-01-02' }
      expect(await store.listEmptySearches(filter)).toEqual([gelo, racao])
      expect(await store.listEmptySearches({ ...filter, limit: 1 })).toEqual([gelo])
      expect(await store.listEmptySearches({ ...filter, since: '2026-01-02' })).toEqual([gelo])
      expect(await store.listEmptySearches(all)).toHaveLength(3)
    })

    it('S70 counts none twice and loses none when replicas write at once', async () => {
      const words = ['ração', 'carvão', 'gelo', 'alpiste']
      const lists = [words, words.toReversed(), words, words.toReversed()]
      await Promise.all(
        lists.map((list) =>
          store.addEmptySearches(
            '2026-01-02',
            list.map((each) => searchOf(each)),
          ),
        ),
      )
      const found = await store.listEmptySearches(all)
      expect(found.map(({ times }) => times)).toEqual([4, 4, 4, 4])
    })

    it('S70 keeps so many of a day and no more, the most often asked for, and none for ever', async () => {
      await store.addEmptySearches('2026-01-02', [searchOf('ração', 3), searchOf('gelo', 2)])
      for (const part of ['a', 'b', 'c']) {
        const flood = Array.from({ length: 300 }, (_, index) => searchOf(`${part}${index}`))
        await store.addEmptySearches('2026-01-02', flood)
      }
      const kept = await store.listEmptySearches(all)
      expect(kept).toHaveLength(searchesOfDay)
      expect(kept.slice(0, 2).map(({ words }) => words)).toEqual(['ração', 'gelo'])
      passDays(searchDays + 1)
      await store.addEmptySearches('2026-04-03', [searchOf('sal')])
      expect((await store.listEmptySearches(all)).map(({ words }) => words)).toEqual(['sal'])
    })
  })
}
