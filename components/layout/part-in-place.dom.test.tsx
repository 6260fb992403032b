import { onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BuyAgainShelf } from '@/components/home/buy-again-shelf'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { PartInPlace } from './part-in-place'

type Case = {
  /** Pixels from the upper edge of the screen to what follows the place. */
  readonly end: number
  readonly isWanted?: boolean
  readonly load?: React.ComponentProps<typeof PartInPlace>['load']
}

const loadShelf = async () => BuyAgainShelf

/** A page whose document has made room; gives back the place. */
async function showRoom({ end, isWanted = true, load = loadShelf }: Case) {
  document.body.insertAdjacentHTML('afterbegin', '<div id="lugar"></div>')
  const place = document.getElementById('lugar') as HTMLElement
  const room = { end }
  place.getBoundingClientRect = () => ({ bottom: room.end }) as DOMRect
  await act(async () => {
    renderInShop(
      <PathnameContext value="/">
        <PartInPlace placeId="lugar" load={load} isWanted={() => isWanted} />
      </PathnameContext>,
    )
  })
  return { place, room }
}

afterEach(() => {
  document.body.innerHTML = ''
  onlineManager.setOnline(true)
})

const belowTheView = 2000

describe('the room for what was bought before', () => {
  it.each([
    ['what was bought cannot be read', { isWanted: false }],
    ['the code does not come', { load: () => Promise.reject(new Error('no connection')) }],
  ])('is given back where %s', async (_, options) => {
    const { place } = await showRoom({ end: belowTheView, ...options })
    await expect.poll(() => place.hidden).toBe(true)
  })

  it('is given back where what was bought throws, and taken again with the next try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', async () => new Response())
    const broken = vi.fn(() => {
      throw new Error('broke')
    })
    const { place } = await showRoom({ end: belowTheView, load: async () => broken })
    await expect.poll(() => place.hidden).toBe(true)
    broken.mockReturnValue(null as never)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(place.hidden).toBe(false)
  })

  it('stays while what follows is in view, and goes when that has left it at its lower end', async () => {
    const { place, room } = await showRoom({ end: 300, isWanted: false })
    window.dispatchEvent(new Event('scroll'))
    expect(place.hidden).toBe(false)
    room.end = belowTheView
    window.dispatchEvent(new Event('scroll'))
    expect(place.hidden).toBe(true)
  })
})
