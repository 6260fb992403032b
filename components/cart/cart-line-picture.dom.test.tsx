import { expect, it } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cartLineOf } from '@/lib/testing/sample-values'
import { CartLineRow } from './cart-line-row'

it('shows the picture of the line, and the placeholder without one', () => {
  const sourceOf = (picture: string | null) => {
    const line = cartLineOf({ picture })
    const { container, unmount } = renderInShop(<CartLineRow line={line} />, { lines: [line] })
    const source = container.querySelector('img')?.getAttribute('src')
    unmount()
    return decodeURIComponent(source ?? '')
  }
  expect(sourceOf('/pictures/banana.webp')).toContain('/pictures/banana.webp')
  expect(sourceOf(null)).toContain('/pictures/placeholder.webp')
})
