import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { productIdOf } from '@/lib/testing/sample-values'
import { favouritesKey } from '@/stores/favourites-store'
import { FavouriteHearts } from './favourite-hearts'
import { HeartButton } from './heart-button'

const id = productIdOf(1)
const keep = (ids: readonly string[]) => window.localStorage.setItem(favouritesKey, JSON.stringify(ids))
const heart = (title = 'Banana') => screen.getByRole('button', { name: `Favoritar ${title}` })
const isPressed = (title?: string) => heart(title).getAttribute('aria-pressed') === 'true'

afterEach(async () => {
  const { forgetFavourites } = await import('../accounts/device-favourites')
  forgetFavourites()
})

function renderHeart() {
  return renderInShop(
    <>
      <HeartButton productId={id} title="Banana" />
      <FavouriteHearts />
    </>,
  )
}

describe('the heart of a product', () => {
  it('is full for its own product only, not for one whose id begins alike', () => {
    keep([`${id}x`])
    renderHeart()
    expect(isPressed()).toBe(false)
  })

  it('follows what comes with an account in this tab, and is turned by a tap', async () => {
    const { user } = renderHeart()
    await user.click(heart())
    await expect.poll(() => isPressed()).toBe(true)
    const { forgetFavourites } = await import('../accounts/device-favourites')
    act(forgetFavourites)
    expect(isPressed()).toBe(false)
  })

  it('R27 lives in cards that come later, and is turned once by a tap from before it lived', async () => {
    keep([id])
    renderHeart()
    renderInShop(<HeartButton productId={id} title="Maçã" />)
    renderInShop(<HeartButton productId={productIdOf(2)} title="Uva" />)
    heart('Uva').setAttribute('aria-busy', 'true')
    await expect.poll(() => isPressed('Maçã')).toBe(true)
    await expect.poll(() => isPressed('Uva')).toBe(true)
    expect(heart('Uva').getAttribute('aria-busy')).toBeNull()
  })
})
