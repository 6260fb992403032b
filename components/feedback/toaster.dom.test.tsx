import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { useToast } from '@/stores/storefront-provider'
import { Toaster } from './toaster'

beforeEach(() => {
  vi.useFakeTimers()
  renderInShop(<Page />)
  act(() => void fireEvent.click(screen.getByText('um')))
})

function Page() {
  const show = useToast((state) => state.show)
  return (
    <>
      <button type="button" onClick={() => show({ title: 'Um', description: 'Detalhe', variant: 'default' })}>
        um
      </button>
      <Toaster />
    </>
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const toasts = () => screen.queryAllByRole('listitem')

/** A finger that comes down, goes to the right and leaves. */
async function swipe(pixels: number) {
  const toast = screen.getByRole('listitem')
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
  it('show title and text, and go by themselves after 5 seconds', async () => {
    expect(toasts().map(({ textContent }) => textContent)).toEqual(['UmDetalhe'])
    await pass(4900)
    expect(toasts()).toHaveLength(1)
    await pass(200)
    expect(toasts()).toEqual([])
  })

  it('stay while the pointer rests on them', async () => {
    const region = screen.getByRole('region')
    act(() => void fireEvent.pointerMove(region))
    await pass(20_000)
    expect(toasts()).toHaveLength(1)
    act(() => void fireEvent.pointerLeave(region))
    await pass(5100)
    expect(toasts()).toEqual([])
  })

  it('go when swiped by 50 px, and no sooner', async () => {
    await swipe(48)
    expect(toasts()).toHaveLength(1)
    await swipe(52)
    expect(toasts()).toEqual([])
  })
})
