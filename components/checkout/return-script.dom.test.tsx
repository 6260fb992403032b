import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { runReturnScript } from '@/lib/testing/run-return-script'
import { cartLineOf, variantIdOf } from '@/lib/testing/sample-values'
import { serializeCart } from '@/lib/testing/stored-cart'
import { cartKey } from '@/stores/cart-storage'
import { deliveryKey, leftFromHereKey, pendingCartKey, unreportedKey } from '@/stores/checkout/storage-keys'
import { useCart } from '@/stores/storefront-provider'

const banana = cartLineOf({ quantity: 2 })
const bread = cartLineOf({ variantId: variantIdOf(2), title: 'Pão Francês' })
const key = '11111111-1111-4111-8111-111111111111'

const value = 'shown-by-the-store'

let arrivals: string[]
beforeEach(() => {
  arrivals = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key')
    if (path === '/api/checkout/arrival') arrivals.push(`${key} ${JSON.parse(String(init.body)).value}`)
    return new Response(null, { status: 204 })
  })
  window.history.pushState(null, '', `/success?volta=${value}#/pedido/a`)
})
afterEach(() => {
  window.history.pushState(null, '', '/')
})

function Titles() {
  return (
    <output>
      {useCart((state) => state.lines)
        .map(({ title }) => title)
        .join(', ')}
    </output>
  )
}

/** /success as the browser shows it: its own script first, everything else later. The cart holds bread. */
function renderSuccess() {
  window.localStorage.setItem(cartKey, serializeCart([bread]))
  runReturnScript({
    storage: () => window.localStorage,
    tabStorage: () => window.sessionStorage,
    history: window.history,
    location: window.location,
    fetch: window.fetch,
    now: Date.now(),
  })
  renderInShop(<Titles />)
  return { titles: () => screen.getByRole('status').textContent }
}

/** This tab has left for the checkout of the banana. */
function leave() {
  const cart = serializeCart([banana], { order: key, at: Date.now() })
  window.localStorage.setItem(pendingCartKey, cart)
  window.sessionStorage.setItem(leftFromHereKey, key)
}

describe('/success', () => {
  it('R21 clears what was paid for good and notifies the server; the delivery is remembered', () => {
    leave()
    window.localStorage.setItem(deliveryKey, JSON.stringify({ city: 'Itajaí' }))
    const { titles } = renderSuccess()
    expect(titles()).toBe('Pão Francês')
    expect(window.localStorage.getItem(pendingCartKey)).toBeNull()
    expect(arrivals).toEqual([`${key} ${value}`])
    expect(window.localStorage.getItem(deliveryKey)).toContain('Itajaí')
  })

  it('R54 takes what the store was given out of the address, and keeps the rest of the entry', () => {
    leave()
    renderSuccess()
    expect(window.location.href).toMatch(/\/success#\/pedido\/a$/)
    expect(window.history.state).toEqual({ arrived: key })
    window.history.pushState({ arrived: key }, '', `/success?volta=${value}`)
    renderSuccess()
    expect([window.location.search, arrivals]).toEqual(['', [`${key} ${value}`]])
  })

  it('R54 clears the cart, and reports nothing, where a store has dropped what it was given', () => {
    window.history.pushState(null, '', '/success')
    leave()
    expect(renderSuccess().titles()).toBe('Pão Francês')
    expect([arrivals, window.localStorage.getItem(unreportedKey)]).toEqual([[], null])
  })

  it('confirms nothing and notifies no one when nothing was bought', () => {
    expect(renderSuccess().titles()).toBe('Pão Francês')
    expect(arrivals).toEqual([])
  })
})
