import { afterEach, describe, expect, it, vi } from 'vitest'
import { favouriteCode } from '@/lib/domain/favourites'
import { toProductCard } from '@/lib/domain/product-card'
import { productIdOf, productOf } from '@/lib/testing/sample-values'
import { favouritesKey, pendingFavouritesKey } from '@/stores/favourites-store'
import { forgetFavourites, mergeFavourites, toggleFavourite } from './device-favourites'

const [bread, milk] = [productIdOf(1), productIdOf(2)]
const favourites = (productId: string, missing: readonly string[] = []) =>
  Response.json({ favourites: [{ productId, card: toProductCard(productOf()) }], missing })
const pending = () => JSON.parse(window.localStorage.getItem(pendingFavouritesKey) ?? '{}')

afterEach(() => {
  forgetFavourites()
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

  it('are not taken as sent when as many others were changed meanwhile', async () => {
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
    expect(pending()).toEqual({ added: [milk], removed: [bread], owner: 'ana', shortSince: null })
  })

  it('R58 are asked for again after an hour, and no sooner, where the account has more than anybody knew', async () => {
    const answers = [favourites(milk), favourites(milk, [favouriteCode(bread)])]
    vi.stubGlobal('fetch', async () => answers.pop())
    vi.useFakeTimers({ toFake: ['Date'] })
    await mergeFavourites('ana')
    vi.setSystemTime(Date.now() + 3_599_999)
    await mergeFavourites('ana')
    expect(answers).toHaveLength(1)
    vi.setSystemTime(Date.now() + 1)
    for (const _ of [1, 2]) await mergeFavourites('ana')
    expect(answers).toHaveLength(0)
    expect(pending()).toMatchObject({ owner: 'ana', shortSince: null })
  })
})
