import { describe, expect, it } from 'vitest'
import { favouriteCode } from '@/lib/domain/favourites'
import { memoryStorage } from '@/lib/testing/memory-storage'
import { productIdOf } from '@/lib/testing/sample-values'
import { createFavouritesStore, favouritesKey } from './favourites-store'

const [banana, rice, milk] = [productIdOf(1), productIdOf(2), productIdOf(3)]

function open(storage = memoryStorage()) {
  const store = createFavouritesStore(() => storage)
  store.getState().load()
  return { storage, state: store.getState }
}

describe('the favourites of a device', () => {
  it('are kept, newest first, and there on the next visit', () => {
    const { state, storage } = open()
    expect(state().toggle(banana, undefined)).toBe(true)
    expect(state().toggle(rice, undefined)).toBe(true)
    expect(open(storage).state().ids).toEqual([rice, banana])
    expect(JSON.parse(storage.getItem(favouritesKey) ?? '')).toEqual([rice, banana])
    expect(state().toggle(banana, undefined)).toBe(false)
    expect(open(storage).state().ids).toEqual([rice])
  })

  it('are those of two tabs at once', () => {
    const { state, storage } = open()
    const other = open(storage).state
    state().toggle(banana, undefined)
    other().toggle(rice, undefined)
    expect(open(storage).state()).toMatchObject({ ids: [rice, banana], added: [rice, banana] })
  })

  it('note what the account does not know yet', () => {
    const { state, storage } = open()
    state().toggle(banana, undefined)
    expect(open(storage).state()).toMatchObject({ added: [banana], removed: [], owner: null })
    state().adopt({ ids: [banana, milk], missing: [] }, 'u1', 0)
    expect(state()).toMatchObject({ ids: [banana, milk], added: [], removed: [], owner: 'u1' })
    state().toggle(milk, 'u1')
    expect(open(storage).state()).toMatchObject({ added: [], removed: [milk], owner: 'u1' })
    state().toggle(milk, 'u1')
    expect(state()).toMatchObject({ added: [milk], removed: [] })
  })

  it('R58 note nothing that a visitor turns off', () => {
    const { state } = open()
    state().toggle(banana, undefined)
    state().toggle(banana, undefined)
    expect(state()).toMatchObject({ ids: [], added: [], removed: [], owner: null })
  })

  it('R58 record what a user turns off who has just signed in, too', () => {
    const { state, storage } = open()
    state().toggle(banana, undefined)
    state().toggle(banana, 'u1')
    expect(open(storage).state()).toMatchObject({ added: [], removed: [banana], owner: 'u1' })
  })

  it('R58 keep what the catalogue does not have today, and say since when some are not known', () => {
    const { state, storage } = open()
    for (const id of [milk, banana]) state().toggle(id, undefined)
    state().adopt({ ids: [rice], missing: [favouriteCode(milk)] }, 'u1', 7)
    expect(open(storage).state()).toMatchObject({ ids: [rice, milk], shortSince: null })
    state().adopt({ ids: [rice], missing: [favouriteCode(milk), favouriteCode(banana)] }, 'u1', 8)
    expect(open(storage).state()).toMatchObject({ ids: [rice, milk], shortSince: 8 })
  })
})
