import { afterEach, describe, expect, it, vi } from 'vitest'
import { toProductCard } from '@/lib/domain/product-card'
import { productIdOf, productOf } from '@/lib/testing/sample-values'
import { favouritesKey } from '@/stores/favourite-ids'
import { pendingFavouritesKey } from '@/stores/favourites-store'
import { forgetFavourites, mergeFavourites, toggleFavourite } from './device-favourites'

const [bread, milk] = [productIdOf(1), productIdOf(2)]
const favourites = (productId: string) =>
  Response.json({ favourites: [{ productId, card: toProductCard(productOf()) }] })
const pending = () => JSON.parse(window.localStorage.getItem(pendingFavouritesKey) ?? '{}')

afterEach(() => {
  forgetFavourites()
  vi.unstubAllGlobals()
})

describe('favourites on their way to the account', () => {
  it('come back with no answer that was under way when their owner left, here or in another tab', async () => {
    for (const leave of [
      forgetFavourites,
      () => {
        window.localStorage.clear()
        window.dispatchEvent(new StorageEvent('storage', { key: null }))
      },
    ]) {
      let answer: (response: Response) => void = () => undefined
      vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
      const merging = mergeFavourites('ana')
      leave()
      answer(favourites(milk))
      await merging
      expect([window.localStorage.getItem(favouritesKey), pending()]).toEqual([null, {}])
    }
  })

  it('are not taken for told when as many others were turned meanwhile', async () => {
    const answers: Response[] = []
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal(
      'fetch',
      async () => answers.pop() ?? new Promise<Response>((resolve) => (answer = resolve)),
    )
    answers.push(favourites(milk))
    await mergeFavourites('ana')
    toggleFavourite(bread, undefined)
    toggleFavourite(milk, undefined)
    const merging = mergeFavourites('ana')
    toggleFavourite(bread, undefined)
    toggleFavourite(milk, undefined)
    answer(favourites(bread))
    await merging
    expect(pending()).toEqual({ added: [milk], removed: [bread], owner: 'ana' })
  })
})
