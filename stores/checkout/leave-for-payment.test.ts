import { describe, expect, it } from 'vitest'
import { memoryStorage, shutStorage } from '@/lib/testing/memory-storage'
import { historyEntry, runArrivalScript } from '@/lib/testing/run-arrival-script'
import { cartItemOf, variantIdOf } from '@/lib/testing/sample-values'
import { cartKey } from '../cart-storage'
import { createCartStore } from '../cart-store'
import { cancelledAttempt, leaveForPayment } from './leave-for-payment'
import { recordReturn } from './return-from-payment'
import { cameBackByKey, lastLeftKey, leftFromHereKey, pendingCartKey, restoredCartKey } from './storage-keys'

const banana = cartItemOf()
const bread = cartItemOf({ variantId: variantIdOf(2), title: 'Pão', stock: null })
const cartAttempt = '11111111-1111-4111-8111-111111111111'
const otherAttempt = '22222222-2222-4222-8222-222222222222'
const start = 1_800_000_000_000

/** One browser; each tab has a cart store and a storage of its own. */
function browser() {
  const storage = memoryStorage()
  let now = start
  const told: (string | null)[] = []
  function tab() {
    const tabStorage = memoryStorage()
    const storages = () => ({ storage: () => storage, tabStorage: () => tabStorage, now })
    const { getState: cart } = createCartStore(() => storage)
    return {
      cart,
      quantities: () => cart().lines.map(({ quantity }) => quantity),
      /** A new page of ours in this tab, also by 'Cancelar' or the back button. */
      show() {
        cart().load()
        cart().restore(tabStorage.getItem(leftFromHereKey))
      },
      leave(key = cartAttempt) {
        leaveForPayment(key, storages())
        cart().setAside(cart().lines, { order: key, at: now })
      },
      leavePastTheCart: () => leaveForPayment(otherAttempt, storages()),
      /** Gives back the attempt that was paid, if it is known. None of our other scripts has come. */
      pay(history = historyEntry()) {
        const before = told.length
        const fetch = async (_path: unknown, init?: RequestInit) => {
          told.push(new Headers(init?.headers).get('idempotency-key'))
          return new Response(null, { status: 204 })
        }
        runArrivalScript({ ...storages(), history, fetch })
        return told[before] ?? null
      },
    }
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { tab, storage, pass }
}

function left() {
  const all = browser()
  const tab = all.tab()
  tab.cart().add(banana, 2)
  tab.leave()
  return { ...all, one: tab }
}

describe('R17 the hosted checkout', () => {
  it('is paid: nothing is given back, in any tab, and nothing of it stays in storage', () => {
    const { one, tab, storage } = left()
    expect(one.pay()).toBe(cartAttempt)
    one.show()
    const two = tab()
    two.show()
    expect([one.quantities(), two.quantities()]).toEqual([[], []])
    const keys = [cartKey, pendingCartKey, restoredCartKey]
    expect(keys.map(storage.getItem)).toEqual([null, null, null])
  })

  it('is left by cancel or back: the cart is whole again, and the purchase can begin anew', () => {
    const { one } = left()
    one.show()
    expect(one.quantities()).toEqual([2])
    one.leave(otherAttempt)
    expect([one.quantities(), one.pay()]).toEqual([[], otherAttempt])
    one.show()
    expect(one.quantities()).toEqual([])
  })

  it('is paid after back and forward in the same tab: what was given back leaves again', () => {
    const { one } = left()
    one.show()
    one.cart().add(banana, 1)
    one.cart().add(bread, 4)
    expect(one.pay()).toBe(cartAttempt)
    one.show()
    expect(one.cart().lines).toMatchObject([
      { title: 'Banana Prata', quantity: 1 },
      { title: 'Pão', quantity: 4 },
    ])
  })

  it('was closed with its tab: a new visit has the cart, until the payment arrives after all', () => {
    const { one, tab } = left()
    const two = tab()
    two.show()
    expect(two.quantities()).toEqual([2])
    one.pay()
    two.cart().load()
    expect(two.quantities()).toEqual([])
  })

  it('R13 is open in one tab: another loses the cart, has it again on cancel, and stays empty on success', () => {
    const { one, tab } = left()
    const two = tab()
    two.cart().load()
    expect(two.quantities()).toEqual([])
    one.show()
    two.cart().load()
    expect(two.quantities()).toEqual([2])
    one.leave()
    one.pay()
    two.cart().load()
    expect(two.quantities()).toEqual([])
  })

  it('R8 is opened by two tabs with one key, and paid in one of them: the other gives nothing back', () => {
    const { one, tab } = left()
    const two = tab()
    two.show()
    two.leave()
    one.pay()
    two.show()
    expect(two.quantities()).toEqual([])
  })

  it('R8 is opened by two tabs at the same moment: the cart is empty in both', () => {
    const { tab } = browser()
    const one = tab()
    one.cart().add(banana, 2)
    const two = tab()
    two.cart().load()
    const { lines } = two.cart()
    one.leave()
    two.cart().setAside(lines, { order: cartAttempt, at: start })
    expect(two.quantities()).toEqual([])
    two.show()
    expect(two.quantities()).toEqual([2])
  })

  it('R13 is open in two tabs with two carts: whichever is left or paid, nothing unpaid is lost', () => {
    const away = () => {
      const all = left()
      const two = all.tab()
      two.cart().add(banana, 1)
      two.cart().add(bread, 3)
      two.leave(otherAttempt)
      return { ...all, two }
    }
    const cancelled = away()
    cancelled.one.show()
    cancelled.two.show()
    expect(cancelled.one.cart().lines).toMatchObject([
      { title: 'Pão', quantity: 3 },
      { title: 'Banana Prata', quantity: 2 },
    ])
    const paidBoth = away()
    paidBoth.one.pay()
    paidBoth.two.pay()
    paidBoth.two.show()
    expect(paidBoth.two.quantities()).toEqual([])
    const paidFirst = away()
    paidFirst.one.pay()
    paidFirst.two.show()
    expect(paidFirst.two.quantities()).toEqual([1, 3])
    const paidSecond = away()
    paidSecond.two.pay()
    paidSecond.one.show()
    expect(paidSecond.one.quantities()).toEqual([2])
  })

  it('was past the cart: what the cart holds, or waits for, is left alone', () => {
    const { one, tab } = left()
    const two = tab()
    two.leavePastTheCart()
    expect(two.pay()).toBe(otherAttempt)
    one.show()
    expect(one.quantities()).toEqual([2])
    one.leavePastTheCart()
    expect(one.pay()).toBe(otherAttempt)
    expect(one.quantities()).toEqual([2])
  })

  it('is paid in a tab that another program opened: it speaks for the last checkout, for a day', () => {
    const { one, tab, pass } = left()
    pass(23 * 60 * 60 * 1000)
    expect(tab().pay()).toBe(cartAttempt)
    one.show()
    expect(one.quantities()).toEqual([])

    const later = left()
    later.pass(25 * 60 * 60 * 1000)
    expect(later.tab().pay()).toBeNull()
    later.one.show()
    expect(later.one.quantities()).toEqual([2])
  })

  it('is not the one that was paid where a later one was left for: nothing of it is touched', () => {
    const { one, tab } = left()
    one.show()
    one.leavePastTheCart()
    // The payment app opens a tab of its own.
    const two = tab()
    expect(two.pay()).toBe(otherAttempt)
    one.show()
    expect([one.quantities(), two.pay()]).toEqual([[2], null])
    expect(one.pay()).toBe(otherAttempt)
    expect(one.quantities()).toEqual([2])
  })

  it('R21 is paid while another tab is still leaving for it with the same key: that one gives nothing back', () => {
    const { one, tab } = left()
    const two = tab()
    two.cart().restore()
    one.pay()
    two.leave()
    two.show()
    expect(two.quantities()).toEqual([])
  })

  it('R21 is paid where the browser keeps no copy but in memory: the page it kept alive gives nothing back', () => {
    const { one, storage } = left()
    one.show()
    const { setItem } = storage
    storage.setItem = (key, value) => {
      if (key === pendingCartKey) throw new DOMException('full', 'QuotaExceededError')
      setItem(key, value)
    }
    one.leave()
    one.pay()
    one.show()
    expect(one.quantities()).toEqual([])
  })

  it('R14 R21 is paid with a spoilt note of the last one, which its own tab does not need', () => {
    const { one, tab, storage } = left()
    storage.setItem(lastLeftKey, '{"order":')
    expect([tab().pay(), one.pay()]).toEqual([null, cartAttempt])
  })

  it('is not paid by a page of the history that has arrived before, whatever was left for since', () => {
    const { one } = left()
    const success = historyEntry()
    one.pay(success)
    one.cart().add(bread, 1)
    one.leave(otherAttempt)
    expect(one.pay(success)).toBeNull()
    one.show()
    expect(one.quantities()).toEqual([1])
  })

  it('is not paid a second time by a /success that is opened again', () => {
    const { one, tab } = left()
    one.pay()
    one.cart().add(bread, 1)
    expect([one.pay(), tab().pay()]).toEqual([null, null])
    expect(one.quantities()).toEqual([1])
  })

  it('R14 is left and paid without a word where storage is shut', () => {
    const shut = { storage: () => shutStorage(), tabStorage: shutStorage, now: start }
    expect(() => leaveForPayment(cartAttempt, shut)).not.toThrow()
    const silence = async () => expect.fail('nobody knows what to tell')
    expect(() => runArrivalScript({ ...shut, history: historyEntry(), fetch: silence })).not.toThrow()
  })
})

describe('a hosted checkout that sent the shopper back', () => {
  function back(...navigations: readonly string[]) {
    const tabStorage = memoryStorage()
    leaveForPayment(cartAttempt, { storage: memoryStorage, tabStorage: () => tabStorage, now: start })
    for (const navigation of navigations) recordReturn({ tabStorage: () => tabStorage, navigation })
    return cancelledAttempt({ tabStorage: () => tabStorage })
  }

  it('was cancelled when its own link led here, whatever came after that', () => {
    expect([back('navigate'), back('navigate', 'reload', 'back_forward')]).toEqual([cartAttempt, cartAttempt])
  })

  it('may still be open after the back button, whatever came after that', () => {
    expect([back('back_forward'), back('back_forward', 'navigate'), back()]).toEqual([null, null, null])
  })

  it('is asked anew when the shopper leaves once more', () => {
    const tabStorage = memoryStorage()
    const storages = { storage: memoryStorage, tabStorage: () => tabStorage, now: start }
    leaveForPayment(cartAttempt, storages)
    recordReturn({ ...storages, navigation: 'navigate' })
    leaveForPayment(otherAttempt, storages)
    expect(cancelledAttempt(storages)).toBeNull()
    recordReturn({ ...storages, navigation: 'navigate' })
    expect(cancelledAttempt(storages)).toBe(otherAttempt)
  })

  it('says nothing to a tab that left for none', () => {
    const tabStorage = memoryStorage()
    recordReturn({ tabStorage: () => tabStorage, navigation: 'navigate' })
    expect([tabStorage.getItem(cameBackByKey), cancelledAttempt({ tabStorage: () => tabStorage })]).toEqual([
      null,
      null,
    ])
  })
})
