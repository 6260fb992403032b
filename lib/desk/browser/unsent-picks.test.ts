import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { pickOf } from './testing/sample-picks.ts'
import { createUnsentPicks, type UnsentPick } from './unsent-picks.ts'

const code = 'b531849ea7eb'
let storage = memoryStorage()
beforeEach(() => {
  storage = memoryStorage()
})

const openPage = () => createUnsentPicks(() => storage)

describe('what is stored of ticks', () => {
  it('is read again when another tab has written, and left alone where it is nothing of ours', () => {
    const unsent = openPage()
    storage.setItem('vite-ui-theme', 'dark')
    storage.setItem(`desk-unsent/${code}/3`, '{"pick":')
    const entry = { code, by: 'ana', at: 5, problem: 'waiting', pick: pickOf(2) }
    storage.setItem(`desk-unsent/${code}/2`, JSON.stringify(entry))
    unsent.followOthers('vite-ui-theme')
    expect(unsent.list()).toEqual([])
    unsent.followOthers(`desk-unsent/${code}/2`)
    expect(unsent.list()).toEqual([entry])
  })

  const entryOf = (line: number, at: number): UnsentPick => ({
    code,
    by: 'ana',
    at,
    problem: 'waiting',
    pick: pickOf(line),
  })
  const keyOf = (line: number) => `desk-unsent/${code}/${line}`

  it('keeps what did not fit beside what another tab writes, until either is sent or a newer one is stored', () => {
    const unsent = openPage()
    const setItem = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const [first, second] = [entryOf(1, 1), entryOf(2, 2)]
    unsent.put(first)
    unsent.put(second)
    setItem.mockRestore()
    storage.setItem(keyOf(3), JSON.stringify(entryOf(3, 3)))
    unsent.followOthers(keyOf(3))
    expect(unsent.list()).toEqual([first, second, entryOf(3, 3)])
    storage.setItem(keyOf(1), JSON.stringify(entryOf(1, 4)))
    unsent.followOthers(keyOf(1))
    unsent.remove(second)
    storage.removeItem(keyOf(3))
    unsent.followOthers(keyOf(3))
    expect(unsent.list()).toEqual([entryOf(1, 4)])
    storage.removeItem(keyOf(1))
    unsent.followOthers(keyOf(1))
    expect(unsent.list()).toEqual([])
  })

  it('stays what it has become where storage still has it as it was', () => {
    const unsent = openPage()
    unsent.put(entryOf(1, 1))
    const setItem = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    unsent.mark(entryOf(1, 1), 'conflict')
    setItem.mockRestore()
    unsent.followOthers(keyOf(2))
    expect(unsent.list()).toEqual([{ ...entryOf(1, 1), problem: 'conflict' }])
  })

  it('is stored again where another tab has emptied the storage', () => {
    const unsent = openPage()
    unsent.put(entryOf(1, 1))
    storage.clear()
    unsent.followOthers(null)
    expect([unsent.list(), storage.length]).toEqual([[entryOf(1, 1)], 1])
  })

  it('may be shut: ticks live as long as the page', async () => {
    const unsent = createUnsentPicks(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    unsent.put({ code, by: 'ana', at: 5, problem: 'waiting', pick: pickOf(2) })
    expect(unsent.list()).toHaveLength(1)
  })
})
