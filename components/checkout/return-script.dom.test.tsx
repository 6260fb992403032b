import { afterEach, expect, it } from 'vitest'
import { cameBackByKey, leftFromHereKey } from '@/stores/checkout/storage-keys'
import { atPaymentScript } from './return-script'

afterEach(() => window.sessionStorage.clear())

it('on the page of an order by message the tab is at its payment, and not back from it', () => {
  window.sessionStorage.setItem(leftFromHereKey, 'attempt-1')
  window.sessionStorage.setItem(cameBackByKey, 'navigate')
  new Function(atPaymentScript)()
  expect(window.sessionStorage.getItem(cameBackByKey)).toBeNull()
  expect(window.sessionStorage.getItem(leftFromHereKey)).toBe('attempt-1')
})
