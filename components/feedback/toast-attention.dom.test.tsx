import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { useToast } from '@/stores/storefront-provider'
import { ToastHost } from './toast-host'

beforeEach(() => {
  vi.useFakeTimers()
  renderInShop(<Page />)
  act(() => void fireEvent.click(screen.getByText('um')))
})

function Page() {
  const show = useToast((state) => state.show)
  return (
    <>
      <button type="button" onClick={() => show({ title: 'Um', variant: 'default' })}>
        um
      </button>
      <ToastHost />
    </>
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const toasts = () => [...document.querySelectorAll<HTMLElement>('.toast')]

/** A finger that comes down, goes to the right and leaves. */
async function swipe(pixels: number) {
  const [toast] = toasts()
  if (!toast) throw new Error('there is no toast')
  const at = (clientX: number) => ({ pointerId: 1, pointerType: 'touch', button: 0, clientX, clientY: 20 })
  act(() => {
    fireEvent.pointerDown(toast, at(100))
    for (let moved = 12; moved < pixels; moved += 12) fireEvent.pointerMove(toast, at(100 + moved))
    fireEvent.pointerMove(toast, at(100 + pixels))
    fireEvent.pointerUp(toast, at(100 + pixels))
  })
  await pass(300)
}

describe('toasts', () => {
  it('go when swiped by 50 px, and no sooner', async () => {
    await swipe(48)
    expect(toasts()).toHaveLength(1)
    await swipe(52)
    expect(toasts()).toEqual([])
  })
})
