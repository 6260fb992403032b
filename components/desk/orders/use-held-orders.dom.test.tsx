import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deskSummaryAt } from '@/lib/desk/browser/testing/sample-orders'
import { useHeldOrders } from './use-held-orders'

type Props = {
  readonly minutes: readonly number[]
  readonly beside?: readonly number[]
  readonly name?: string
  readonly isReady?: boolean
}

function List({ minutes, beside = [], name = 'working', isReady = true }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { shown, freshCount, accept } = useHeldOrders({
    orders: minutes.map(deskSummaryAt),
    beside: beside.map(deskSummaryAt),
    list,
    name,
    isReady,
  })
  return (
    <>
      <button type="button" onClick={accept}>
        {freshCount} novos
      </button>
      <div ref={list}>
        {shown.map(({ code }) => (
          <a key={code} href={`/painel/pedidos/${code}`}>
            {Number(code)}
          </a>
        ))}
      </div>
    </>
  )
}

const shown = () => screen.queryAllByRole('link').map(({ textContent }) => Number(textContent))
const waiting = () => screen.getByRole('button').textContent

describe('orders that come while a list is open', () => {
  // A touch is remembered for some seconds.
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))

  it('are shown at once where the list is not in use', () => {
    const { rerender } = render(<List minutes={[2, 1]} />)
    expect(shown()).toEqual([2, 1])
    rerender(<List minutes={[4, 3, 2, 1]} />)
    expect([shown(), waiting()]).toEqual([[4, 3, 2, 1], '0 novos'])
  })

  it('are shown at once where there was nothing that could move', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const { rerender } = render(<List minutes={[]} />)
    await user.click(document.body)
    rerender(<List minutes={[1]} />)
    expect([shown(), waiting()]).toEqual([[1], '0 novos'])
  })

  it('wait while it is in use, and are shown when they are requested', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const { rerender } = render(<List minutes={[2, 1]} />)
    screen.getByRole('link', { name: '1' }).focus()
    rerender(<List minutes={[4, 3, 2, 1]} />)
    expect([shown(), waiting()]).toEqual([[2, 1], '2 novos'])
    rerender(<List minutes={[5, 4, 3, 2, 1]} />)
    expect(waiting()).toBe('3 novos')
    await user.click(screen.getByRole('button'))
    expect([shown(), waiting()]).toEqual([[5, 4, 3, 2, 1], '0 novos'])
  })

  it('are shown by themselves once it is left', async () => {
    const { rerender } = render(<List minutes={[1]} />)
    screen.getByRole('link').focus()
    rerender(<List minutes={[2, 1]} />)
    expect(waiting()).toBe('1 novos')
    screen.getByRole('link').blur()
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(shown()).toEqual([2, 1])
  })

  it('are no news when a list is read for the first time, however lately it was asked for', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const { rerender } = render(<List minutes={[]} isReady={false} />)
    await user.click(document.body)
    rerender(<List minutes={[2, 1]} />)
    expect([shown(), waiting()]).toEqual([[2, 1], '0 novos'])
  })

  it('are no news in another list, nor is an older one that comes behind', () => {
    const { rerender } = render(<List minutes={[1]} />)
    screen.getByRole('link').focus()
    rerender(<List minutes={[9, 8]} name="ready" />)
    expect([shown(), waiting()]).toEqual([[9, 8], '0 novos'])
    rerender(<List minutes={[9, 8, 3]} name="ready" />)
    expect(shown()).toEqual([9, 8, 3])
  })

  it('wait too where their payment opens later than that of a younger one', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const { rerender } = render(<List minutes={[9, 5, 1]} />)
    screen.getByRole('link', { name: '1' }).focus()
    rerender(<List minutes={[9, 7, 5, 3, 1]} />)
    expect([shown(), waiting()]).toEqual([[9, 5, 1], '2 novos'])
    rerender(<List minutes={[10, 9, 7, 5, 3, 1]} />)
    expect([shown(), waiting()]).toEqual([[9, 5, 1], '3 novos'])
    await user.click(screen.getByRole('button'))
    expect([shown(), waiting()]).toEqual([[10, 9, 7, 5, 3, 1], '0 novos'])
  })

  it('leave a row in its place under a finger, and move it up once the list is left', async () => {
    const { rerender } = render(<List minutes={[1, 2, 3]} />)
    screen.getByRole('link', { name: '1' }).focus()
    // A user begins with the third; a fourth comes.
    rerender(<List minutes={[3, 1, 2, 4]} />)
    expect([shown(), waiting()]).toEqual([[1, 2, 3, 4], '0 novos'])
    screen.getByRole('link', { name: '1' }).blur()
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(shown()).toEqual([3, 1, 2, 4])
  })

  it('are no news where they stood beside the list, or in it, before', () => {
    const { rerender } = render(<List minutes={[5, 1]} beside={[3]} />)
    screen.getByRole('link', { name: '1' }).focus()
    rerender(<List minutes={[5, 3, 1]} />)
    expect([shown(), waiting()]).toEqual([[5, 1, 3], '0 novos'])
    rerender(<List minutes={[3, 1]} />)
    rerender(<List minutes={[5, 3, 1]} />)
    expect([shown(), waiting()]).toEqual([[5, 1, 3], '0 novos'])
  })
})
