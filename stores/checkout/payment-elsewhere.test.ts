import { describe, expect, it } from 'vitest'
import { memoryStorage } from '@/lib/testing/memory-storage'
import { cartItemOf, variantIdOf } from '@/lib/testing/sample-values'
import { createCartStore } from '../cart-store'
import { isPaymentElsewhere } from './leave-for-payment'
import { arrivedKey, pendingCartKey } from './storage-keys'

const banana = cartItemOf()
const bread = cartItemOf({ variantId: variantIdOf(2), title: 'Pão', stock: null })
const order = '11111111-1111-4111-8111-111111111111'
const start = 1_800_000_000_000
const hour = 3_600_000

/** One tab has left for the payment of a banana; another one is opened. */
function left() {
  const storage = memoryStorage()
  const one = createCartStore(() => storage).getState
  one().add(banana, 2)
  one().setAside(one().lines, { order, at: start })
  const two = createCartStore(() => storage).getState
  const warns = (now = start + hour) => {
    two().load()
    return isPaymentElsewhere(two().lines, { storage: () => storage, now })
  }
  return { storage, one, two, warns }
}

function openedTwice() {
  const all = left()
  all.two().load()
  all.two().restore(null)
  return all
}

describe('R21 a payment that may be open in another tab', () => {
  it('is spoken of where its cart was given back, for a day', () => {
    const { warns } = openedTwice()
    expect([warns(), warns(start + 23 * hour), warns(start + 25 * hour)]).toEqual([true, true, false])
  })

  it('is not spoken of in the tab that left for it, nor in others once that one is back', () => {
    const { one, warns } = left()
    one().load()
    one().restore(order)
    expect(warns()).toBe(false)

    const later = openedTwice()
    later.one().restore(order)
    expect(later.warns()).toBe(false)
  })

  it('stays so when a tab comes back that had left for another one', () => {
    const { one, warns } = openedTwice()
    one().restore('22222222-2222-4222-8222-222222222222')
    expect(warns()).toBe(true)
  })

  it('is over when it arrives at /success, and the cart with it', () => {
    const { storage, two, warns } = openedTwice()
    storage.setItem(arrivedKey, order)
    expect([warns(), two().lines]).toEqual([false, []])
  })

  it('is nothing to whom the cart holds nothing of it any more', () => {
    const { two, warns } = openedTwice()
    two().add(bread, 1)
    two().remove(banana.variantId)
    expect(warns()).toBe(false)
  })

  it('is over when this tab leaves for a payment of its own', () => {
    const { two, warns } = openedTwice()
    two().setAside(two().lines, { order: '22222222-2222-4222-8222-222222222222', at: start + hour })
    expect(warns()).toBe(false)
  })
})

describe('R21 goods of a payment that is open, taken along into another one', () => {
  const other = '22222222-2222-4222-8222-222222222222'

  /** The other tab got them back, put bread beside them, and left for a payment of its own. */
  function takenAlong() {
    const all = openedTwice()
    all.two().add(bread, 1)
    all.two().setAside(all.two().lines, { order: other, at: start + hour })
    const show = () => {
      all.two().load()
      all.two().restore(other)
      return all.two().lines.map(({ title, quantity }) => [title, quantity])
    }
    return { ...all, show }
  }

  it('do not come back once they are paid, when the other one is left', () => {
    const { storage, show } = takenAlong()
    storage.setItem(arrivedKey, order)
    expect(show()).toEqual([[bread.title, 1]])
  })

  it('come back when neither is paid, and are gone when both are', () => {
    expect(takenAlong().show()).toHaveLength(2)
    const { storage, show } = takenAlong()
    storage.setItem(arrivedKey, `${other} ${order}`)
    expect([show(), storage.getItem(pendingCartKey)]).toEqual([[], null])
  })

  it('take no piece along that was put into the cart since', () => {
    const { storage, two, show } = takenAlong()
    two().add(banana, 3)
    storage.setItem(arrivedKey, order)
    expect(show()).toEqual([
      [bread.title, 1],
      [banana.title, 2],
    ])
  })

  it('are nothing to a copy that cannot be read', () => {
    const { storage, two } = takenAlong()
    storage.setItem(pendingCartKey, '{')
    storage.setItem(arrivedKey, order)
    expect(() => two().load()).not.toThrow()
  })
})
