import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { productIdOf } from '@/lib/testing/sample-values'
import { favouritesKey } from '@/stores/favourite-ids'
import { FavouriteButton } from './favourite-button'

const id = productIdOf(1)
const keep = (ids: readonly string[]) => window.localStorage.setItem(favouritesKey, JSON.stringify(ids))
const isPressed = () => screen.getByRole('button').getAttribute('aria-pressed') === 'true'

describe('the heart of a product', () => {
  it('is full for its own product only, not for one whose id begins alike', () => {
    keep([`${id}x`])
    renderInShop(<FavouriteButton productId={id} title="Banana" />)
    expect(isPressed()).toBe(false)
  })

  it('follows what another tab does', () => {
    renderInShop(<FavouriteButton productId={id} title="Banana" />)
    keep([id])
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: favouritesKey })))
    expect(isPressed()).toBe(true)
  })

  it('follows what comes with an account in this tab, and is turned by a tap', async () => {
    const { user } = renderInShop(<FavouriteButton productId={id} title="Banana" />)
    await user.click(screen.getByRole('button'))
    await expect.poll(isPressed).toBe(true)
    const { forgetFavourites } = await import('../accounts/device-favourites')
    act(forgetFavourites)
    expect(isPressed()).toBe(false)
  })
})
