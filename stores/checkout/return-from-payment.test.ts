import { describe, expect, it } from 'vitest'
import { messageOrderStart } from '@/lib/domain/message-order'
import { memoryStorage } from '@/lib/testing/memory-storage'
import { cartAttempt, otherAttempt, start } from '@/lib/testing/payment-tabs'
import { cancelledAttempt, leaveForPayment } from './leave-for-payment'
import { paymentStart, recordReturn } from './return-from-payment'
import { cameBackByKey } from './storage-keys'

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

it('the payments of our own are the pages of orders by message', () => {
  expect(paymentStart).toBe(messageOrderStart)
})
