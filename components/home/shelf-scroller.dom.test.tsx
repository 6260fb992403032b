import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ShelfScroller } from './shelf-scroller'

let lay: () => void
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        lay = callback
      }
      observe() {}
      disconnect() {}
    },
  )
})

/** happy-dom lays nothing out: the row is given its measures (px). */
function renderRow({ width, content }: { readonly width: number; readonly content: number }) {
  render(
    <ShelfScroller title="Mais Vendidos" headingId="mais-vendidos">
      <li>Pão</li>
    </ShelfScroller>,
  )
  const row = screen.getByRole('list', { name: 'Mais Vendidos' })
  Object.defineProperty(row, 'clientWidth', { value: width })
  Object.defineProperty(row, 'scrollWidth', { value: content })
  act(() => lay())
  const scrollTo = (left: number) => {
    row.scrollLeft = left
    fireEvent.scroll(row)
  }
  return { row, scrollTo }
}

const disabled = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-disabled') === 'true')

describe('the row of a carousel', () => {
  it('has its arrow off at each end', () => {
    const { scrollTo } = renderRow({ width: 1000, content: 2200 })
    expect(disabled()).toEqual([true, false])
    scrollTo(600)
    expect(disabled()).toEqual([false, false])
    scrollTo(1199.5)
    expect(disabled()).toEqual([false, true])
  })

  it('moves by 80 % of its width', () => {
    const { row } = renderRow({ width: 1000, content: 2200 })
    const scrollBy = vi.fn()
    row.scrollBy = scrollBy
    fireEvent.click(screen.getByRole('button', { name: 'Mais Vendidos: ver mais' }))
    fireEvent.click(screen.getByRole('button', { name: 'Mais Vendidos: ver anteriores' }))
    expect(scrollBy.mock.calls).toEqual([
      [{ left: 800, behavior: 'smooth' }],
      [{ left: -800, behavior: 'smooth' }],
    ])
  })
})
