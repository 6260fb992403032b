import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cartItemOf, cartLineOf } from '@/lib/testing/sample-values'
import { parseStoredCart, serializeCart } from '@/lib/testing/stored-cart'
import { cartKey } from './cart-storage'
import { deliveryKey, pendingCartKey } from './checkout/storage-keys'
import { useDelivery } from './delivery'
import { useCart } from './storefront-provider'

function Shown() {
  const count = useCart((state) => state.lines.length)
  const add = useCart((state) => state.add)
  const city = useDelivery((state) => state.city)
  return (
    <button type="button" onClick={() => add(cartItemOf(), 1)}>
      {`${count} | ${city}`}
    </button>
  )
}

const shown = () => screen.getByRole('button').textContent
const keep = (key: string) => window.localStorage.setItem(key, serializeCart([cartLineOf()]))

function comeBack(persisted: boolean) {
  const event = Object.assign(new Event('pageshow'), { persisted })
  act(() => void window.dispatchEvent(event))
}

describe('StorefrontProvider', () => {
  it('reads what an earlier visit has kept', () => {
    renderInShop(<Shown />, { lines: [cartLineOf()], delivery: { city: 'Itajaí' } })
    expect(shown()).toBe('1 | Itajaí')
  })

  it('R13 follows what another tab writes', () => {
    renderInShop(<Shown />)
    keep(cartKey)
    window.localStorage.setItem(deliveryKey, JSON.stringify({ city: 'Itajaí' }))
    expect(shown()).toBe('0 | ')
    act(() => {
      for (const key of [cartKey, deliveryKey]) window.dispatchEvent(new StorageEvent('storage', { key }))
    })
    expect(shown()).toBe('1 | Itajaí')
  })

  it('R17 gives the cart of a checkout that was left back on the next visit', () => {
    keep(pendingCartKey)
    renderInShop(<Shown />)
    expect(shown()).toBe('1 | ')
    expect(window.localStorage.getItem(pendingCartKey)).toBeNull()
    expect(parseStoredCart(window.localStorage.getItem(cartKey))).toHaveLength(1)
  })

  it('R17 gives it back out of the page cache of the browser, and not on an ordinary showing', () => {
    renderInShop(<Shown />)
    keep(pendingCartKey)
    comeBack(false)
    expect(shown()).toBe('0 | ')
    comeBack(true)
    expect(shown()).toBe('1 | ')
  })
})
