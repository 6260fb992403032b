import { describe, expect, it } from 'vitest'
import { memoryStorage, shutStorage } from '@/lib/testing/memory-storage'
import { productIdOf } from '@/lib/testing/sample-values'
import { favouritesKey } from './favourite-ids'
import { createFavouritesStore } from './favourites-store'

const [banana, rice, milk] = [productIdOf(1), productIdOf(2), productIdOf(3)]

function open(storage = memoryStorage()) {
  const store = createFavouritesStore(() => storage)
  store.getState().load()
  return { storage, state: store.getState }
}

describe('the favourites of a device', () => {
  it('are kept, newest first, and there on the next visit', () => {
    const { state, storage } = open()
    expect(state().toggle(banana)).toBe(true)
    expect(state().toggle(rice)).toBe(true)
    expect(open(storage).state().ids).toEqual([rice, banana])
    expect(JSON.parse(storage.getItem(favouritesKey) ?? '')).toEqual([rice, banana])
    expect(state().toggle(banana)).toBe(false)
    expect(open(storage).state().ids).toEqual([rice])
  })

  it('note what the account does not know yet', () => {
    const { state, storage } = open()
    state().toggle(banana)
    expect(open(storage).state()).toMatchObject({ added: [banana], removed: [], owner: null })
    state().adopt([banana, milk], 'u1')
    expect(state()).toMatchObject({ ids: [banana, milk], added: [], removed: [], owner: 'u1' })
    state().toggle(milk)
    expect(open(storage).state()).toMatchObject({ added: [], removed: [milk], owner: 'u1' })
    state().toggle(milk)
    expect(state()).toMatchObject({ added: [milk], removed: [] })
  })

  it('leave the device with the account', () => {
    const { state, storage } = open()
    state().adopt([banana], 'u1')
    state().forget()
    expect(open(storage).state()).toMatchObject({ ids: [], owner: null })
    expect(storage.getItem(favouritesKey)).toBeNull()
  })

  it('R14 are none when the storage holds anything else, and live in memory when it is shut', () => {
    for (const text of ['{', 'null', '7', '{"a":1}', '["../x", 7, null]']) {
      const storage = memoryStorage({ [favouritesKey]: text, 'mercado-local-favourites-pending': text })
      expect(open(storage).state().ids).toEqual([])
    }
    const store = createFavouritesStore(() => shutStorage())
    store.getState().load()
    expect(store.getState().toggle(banana)).toBe(true)
    expect(store.getState().ids).toEqual([banana])
  })
})
