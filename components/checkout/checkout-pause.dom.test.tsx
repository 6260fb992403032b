import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countDown, createCheckoutPause } from './checkout-pause'

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
const open = () => createCheckoutPause({ now: () => performance.now(), show: countDown })

function Buttons() {
  return (
    <>
      <button type="button" data-slot="buy-now">
        Comprar
      </button>
      <button type="button">Adicionar</button>
    </>
  )
}
const shown = (name: string) => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  return [button.dataset['pause'] ?? null, button.getAttribute('aria-disabled'), button.disabled]
}
const announced = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] }),
)
afterEach(async () => {
  await seconds(120)
})

describe('a pause that an answer asks for', () => {
  it('R59 holds for as long as it says, for every purchase, and then no more', async () => {
    const pause = open()
    expect(pause.rest()).toBeNull()
    pause.note({ kind: 'store-busy', retryAfterSeconds: 7 })
    await seconds(2.5)
    expect(pause.rest()).toEqual({ kind: 'store-busy', retryAfterSeconds: 5 })
    await seconds(4.5)
    expect(pause.rest()).toBeNull()
  })

  it('R59 is counted down on each button that starts a checkout, which keeps its word and the focus', async () => {
    render(<Buttons />)
    screen.getByRole('button', { name: 'Comprar' }).focus()
    open().note({ kind: 'store-busy', retryAfterSeconds: 3 })
    expect(shown('Comprar')).toEqual(['Tente em 3 s', 'true', false])
    expect(shown('Adicionar')).toEqual([null, null, false])
    await seconds(1)
    expect(shown('Comprar')).toEqual(['Tente em 2 s', 'true', false])
    expect(document.activeElement?.textContent).toBe('Comprar')
    await seconds(2)
    expect(shown('Comprar')).toEqual([null, null, false])
  })

  it('R59 is announced politely when it begins and when it is over, and not each second', async () => {
    open().note({ kind: 'store-busy', retryAfterSeconds: 3 })
    expect(announced()).toEqual([''])
    await seconds(2)
    expect(announced()).toEqual(['Você poderá tentar novamente em 3 segundos.'])
    await seconds(2)
    expect(announced()).toContain('Você já pode tentar novamente.')
    await seconds(12)
    expect(announced()).toEqual([])
  })
})
