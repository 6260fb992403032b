import { expect, it, vi } from 'vitest'
import { recordNavigation } from '@/lib/testing/record-navigation'
import { renderInShop } from '@/lib/testing/render-in-shop'
import {
  cartItemOf,
  cartLineOf,
  completeDelivery,
  productIdOf,
  variantIdOf,
} from '@/lib/testing/sample-values'
import { parseStoredCart } from '@/lib/testing/stored-cart'
import { pendingCartKey } from '@/stores/checkout/storage-keys'
import { type Stores, useStores } from '@/stores/storefront-provider'
import { beginCheckout } from './begin-checkout'

function Reader({ onRead }: { readonly onRead: (stores: Stores) => void }) {
  onRead(useStores())
  return null
}

it('orders the cart that the shopper pressed the button of, and sets just that aside, whatever another tab adds meanwhile', async () => {
  const left = recordNavigation()
  const read: Stores[] = []
  renderInShop(<Reader onRead={(stores) => void read.push(stores)} />, {
    lines: [cartLineOf({ quantity: 2 })],
    delivery: completeDelivery,
  })
  const [shop] = read
  if (!shop) throw new Error('no stores')
  const other = cartItemOf({ productId: productIdOf(2), variantId: variantIdOf(2) })
  const locks = {
    // The turn comes late: another tab has changed the cart by then.
    async request(_name: string, _options: object, work: () => Promise<unknown>) {
      shop.cart.getState().add(other, 1)
      return work()
    },
  }
  vi.stubGlobal('navigator', Object.create(window.navigator, { locks: { value: locks } }))
  const ordered: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    ordered.push(...JSON.parse(String(init.body)).items)
    return Response.json({ url: 'https://pay.example/1' })
  })

  void beginCheckout({ kind: 'cart' }, shop)
  await expect.poll(() => left).toEqual(['https://pay.example/1'])
  expect(ordered).toMatchObject([{ variantId: variantIdOf(1), quantity: 2 }])
  const waiting = parseStoredCart(window.localStorage.getItem(pendingCartKey))
  expect(waiting).toMatchObject([{ variantId: variantIdOf(1), quantity: 2 }])
  expect(waiting).toHaveLength(1)
  expect(shop.cart.getState().lines.map(({ variantId }) => variantId)).toEqual([other.variantId])
})
