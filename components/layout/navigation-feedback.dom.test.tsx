import { act, fireEvent, render, screen } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StorefrontProvider } from '@/stores/storefront-provider'
import { NavigationFeedback } from './navigation-feedback'

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/store')
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
})

const settings = { deliveryZones: [], checkoutHosts: [], keepsOfflineCopies: false }

function page(pathname: string) {
  return (
    <PathnameContext value={pathname}>
      {/* As the router does: it takes the click and loads the page itself. */}
      <a href="/product/pao" onClick={(event) => event.preventDefault()}>
        pão
      </a>
      <a href="/store?fim" onClick={(event) => event.preventDefault()}>
        fim
      </a>
      <a href="/hosted">fora</a>
      <StorefrontProvider settings={settings}>
        <NavigationFeedback />
      </StorefrontProvider>
    </PathnameContext>
  )
}

const tap = (name: string) =>
  act(async () => {
    fireEvent.pointerDown(screen.getByText(name))
    await vi.dynamicImportSettled()
    fireEvent.click(screen.getByText(name))
  })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const isBusy = (name: string) => screen.getByText(name).getAttribute('aria-busy') === 'true'
const status = () => screen.getByRole('status').textContent
const skeletons = () => document.querySelectorAll('[data-slot="skeleton"]').length

describe('a navigation that takes a while', () => {
  it('marks the tapped link at once, then says so and shows the boxes of what comes', async () => {
    const { rerender } = render(page('/store'))
    expect([status(), skeletons()]).toEqual(['', 0])
    await tap('pão')
    expect([isBusy('pão'), status()]).toEqual([true, ''])
    await pass(200)
    expect(status()).toBe('Carregando…')
    expect(skeletons()).toBeGreaterThan(3)
    rerender(page('/product/pao'))
    expect([isBusy('pão'), status(), skeletons()]).toEqual([false, '', 0])
    await pass(20_000)
    expect(status()).toBe('')
  })

  it('ends with a tap on a link to the same page, with the back button, and by itself', async () => {
    render(page('/store'))
    const wait = async () => {
      await tap('pão')
      await pass(200)
      expect(status()).toBe('Carregando…')
    }
    await wait()
    await tap('fim')
    expect([isBusy('pão'), status()]).toEqual([false, ''])
    await wait()
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(status()).toBe('')
    await wait()
    await pass(10_000)
    expect([isBusy('pão'), status()]).toEqual([false, ''])
  })
})
