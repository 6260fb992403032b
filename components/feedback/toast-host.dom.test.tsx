import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { useToast } from '@/stores/storefront-provider'
import { ToastHost } from './toast-host'

beforeEach(() => {
  vi.useFakeTimers()
})

function Page() {
  const show = useToast((state) => state.show)
  return (
    <>
      <button type="button" onClick={() => show({ title: 'Um', description: 'Detalhe', variant: 'default' })}>
        um
      </button>
      <button type="button" onClick={() => show({ title: 'Dois', variant: 'destructive' })}>
        dois
      </button>
      <ToastHost />
    </>
  )
}

const press = (name: string) => act(() => void fireEvent.click(screen.getByText(name)))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const toasts = () => [...document.querySelectorAll('.toast')].map((toast) => toast.textContent)

describe('toasts', () => {
  it('show title and text, and go by themselves after 5 seconds', async () => {
    renderInShop(<Page />)
    press('um')
    expect(toasts()).toEqual(['UmDetalhe'])
    await pass(4900)
    expect(toasts()).toHaveLength(1)
    await pass(200)
    expect(toasts()).toEqual([])
  })

  it('stay while the pointer rests on them', async () => {
    renderInShop(<Page />)
    press('um')
    const region = screen.getByRole('region')
    act(() => void fireEvent.pointerMove(region))
    await pass(20_000)
    expect(toasts()).toHaveLength(1)
    act(() => void fireEvent.pointerLeave(region))
    await pass(5100)
    expect(toasts()).toEqual([])
  })
})
