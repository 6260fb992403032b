import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeFavourites, favouriteCode } from '@/lib/domain/favourites'
import type { ProductId } from '@/lib/domain/identifiers'
import { memoryStorage } from '@/lib/testing/memory-storage'
import { productIdOf } from '@/lib/testing/sample-values'
import { createFavouritesStore } from './favourites-store'

const products = [1, 2, 3, 4].map(productIdOf)
const product = fc.constantFrom(...products)
const device = fc.constantFrom(0, 1)
const kind = fc.constantFrom('toggle', 'sign in', 'sign out', 'merge', 'vanish', 'return')
const step = fc.record({ kind, device, product })
const owner = 'ana'

/** Two devices of one shopper, the account as the server changes it, and a catalogue that changes. */
function openWorld() {
  const devices = [0, 1].map(() => {
    const storage = memoryStorage()
    const store = createFavouritesStore(() => storage)
    return { state: store.getState, isSignedIn: false }
  })
  const catalogue = new Set<ProductId>(products)
  let account: readonly string[] = []

  /** As `POST /api/profile/favourites` and what sends it. */
  function merge({ state }: (typeof devices)[number]) {
    const { added, removed } = state()
    const before = account
    account = changeFavourites(account, {
      added: added.map(favouriteCode),
      removed: removed.map(favouriteCode),
    })
    const lost = before.filter((code) => !account.includes(code))
    const found = new Map([...catalogue].map((id) => [favouriteCode(id), id]))
    const ids = account.flatMap((code) => found.get(code) ?? [])
    const missing = account.filter((code) => !found.has(code))
    state().adopt({ ids, missing }, owner, 0)
    return lost
  }
  return { devices, catalogue, merge, account: () => account }
}

describe('favourites of several devices', () => {
  it('R58 leave the account only where its signed-in user has turned them off, whatever the catalogue has', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const world = openWorld()
        const turnedOff = [new Set<string>(), new Set<string>()]
        for (const { kind: what, device: index, product: id } of steps) {
          const one = world.devices[index]
          const off = turnedOff[index]
          if (!one || !off) throw new Error('no such device')
          const merge = () => {
            const known = one.state().ids
            const lost = world.merge(one)
            for (const code of lost) expect([...off]).toContain(code)
            off.clear()
            const codes = one.state().ids.map(favouriteCode)
            const expected = world
              .account()
              .filter((code) => [...world.catalogue, ...known].some((each) => favouriteCode(each) === code))
            expect([...codes].sort()).toEqual([...expected].sort())
            expect(one.state().shortSince).toBe(codes.length < world.account().length ? 0 : null)
          }
          if (what === 'vanish') world.catalogue.delete(id)
          if (what === 'return') world.catalogue.add(id)
          if (what === 'toggle') {
            const isAdded = one.state().toggle(id, one.isSignedIn ? owner : undefined)
            if (one.isSignedIn && !isAdded) off.add(favouriteCode(id))
            if (isAdded) off.delete(favouriteCode(id))
          }
          if (what === 'sign in') {
            one.isSignedIn = true
            merge()
          }
          if (what === 'merge' && one.isSignedIn) merge()
          if (what === 'sign out') {
            one.isSignedIn = false
            one.state().forget()
            off.clear()
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})
