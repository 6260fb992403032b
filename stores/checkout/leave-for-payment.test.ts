import { describe, expect, it } from 'vitest'
import { banana, bread, browser, cartAttempt, left, otherAttempt, start } from '@/lib/testing/payment-tabs'
import { historyEntry } from '@/lib/testing/run-return-script'
import { cartKey } from '../cart-storage'
import { lastLeftKey, pendingCartKey, restoredCartKey } from './storage-keys'

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
})
