import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/browser/query-client'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { openOrderDeliveries } from '@/stores/checkout/order-deliveries'
import { deliveryKey } from '@/stores/delivery-key'
import { tabStorage } from '@/stores/stored-value'
import { PlacedOrder } from './placed-order'

const key = 'attempt-0000000001'
const order = {
  code: 'B531-849E-A7EB',
  placedAt: '2026-03-05T15:00:00.000Z',
  state: 'arrived',
  lines: [],
  productsTotal: null,
  shippingFee: null,
}
const device = {
  city: 'Balneário Camboriú',
  cityConfirmed: true,
  whatsapp: '47 90000-0000',
  substitution: null,
}
const deliveries = openOrderDeliveries(tabStorage)

/** What the receipt says of its delivery. */
async function receipt(): Promise<readonly (string | null)[]> {
  await screen.findByText('E agora?')
  return screen.queryAllByRole('definition').map(({ textContent }) => textContent)
}

beforeEach(() => {
  window.history.replaceState({ arrived: key }, '')
  vi.stubGlobal('fetch', async () => Response.json({ orders: [order] }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
  queryClient().clear()
})

describe('the receipt of an order', () => {
  it('says where this one went, whatever the device says now', async () => {
    deliveries.save(key, { city: 'balneario camboriu', whatsapp: '47 91111-1111', substitution: 'remove' })
    renderInShop(<PlacedOrder place={document.body} />, {
      delivery: { ...device, whatsapp: '47 92222-2222' },
    })
    expect(await receipt()).toEqual(['Balneário Camboriú', '47 91111-1111'])
    expect(screen.getByText('Se faltar um produto, vale o que você escolheu no carrinho.')).toBeTruthy()
  })

  it('says nothing of a delivery that did not go along', async () => {
    deliveries.save(key, { city: '', whatsapp: '', substitution: null })
    renderInShop(<PlacedOrder place={document.body} />, { delivery: device })
    expect(await receipt()).toEqual([])
  })

  it('keeps to what it said first, in a tab that did not leave for it', async () => {
    renderInShop(<PlacedOrder place={document.body} />, { delivery: device })
    expect(await receipt()).toEqual(['Balneário Camboriú', '47 90000-0000'])
    act(() => {
      window.localStorage.setItem(deliveryKey, JSON.stringify({ ...device, whatsapp: '47 93333-3333' }))
      window.dispatchEvent(new StorageEvent('storage', { key: deliveryKey }))
    })
    expect(await receipt()).toEqual(['Balneário Camboriú', '47 90000-0000'])
    cleanup()
    renderInShop(<PlacedOrder place={document.body} />, {
      delivery: { ...device, whatsapp: '47 94444-4444' },
    })
    expect(await receipt()).toEqual(['Balneário Camboriú', '47 90000-0000'])
  })
})
