import { render } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { describe, expect, it, vi } from 'vitest'
import { leftFromHereKey, unreportedKey } from '@/stores/checkout/storage-keys'
import { ReportReturns } from './report-returns'

const one = '11111111-1111-4111-8111-111111111111'
const two = '22222222-2222-4222-8222-222222222222'
const [first, second] = [`${one}:a`, `${two}:b`]
const unsent = () => window.localStorage.getItem(unreportedKey)

/** Our server answers these; returns what it received. */
function serve(answers: Readonly<Record<string, number>>) {
  const received: string[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const order = new Headers(init.headers).get('idempotency-key') ?? ''
    received.push(`${order}:${JSON.parse(String(init.body)).value}`)
    return new Response(null, { status: answers[order] ?? 204 })
  })
  return received
}

const page = (pathname: string) => (
  <PathnameContext value={pathname}>
    <ReportReturns />
  </PathnameContext>
)

describe('R21 arrivals that the server may not know of', () => {
  it('are sent again on the next page, until it has answered', async () => {
    window.localStorage.setItem(unreportedKey, `${first} ${second}`)
    const received = serve({ [two]: 503 })
    const { rerender } = render(page('/store'))
    await expect.poll(unsent).toBe(second)
    rerender(page('/'))
    await expect.poll(() => received).toEqual([first, second, second])
    expect(unsent()).toBe(second)
    serve({})
    rerender(page('/store'))
    await expect.poll(unsent).toBeNull()
  })

  it('are left to /success itself while the shopper is there', () => {
    window.localStorage.setItem(unreportedKey, first)
    const received = serve({})
    render(page('/success'))
    expect([received, unsent()]).toEqual([[], first])
  })

  it('R55 takes what the store was given for a cancel out of the address, and reports it for what this tab left for', async () => {
    window.history.pushState(null, '', '/product/x?variante=y&volta=c#top')
    window.sessionStorage.setItem(leftFromHereKey, one)
    const received = serve({})
    render(page('/product/x'))
    expect(`${window.location.search}${window.location.hash}`).toBe('?variante=y#top')
    await expect.poll(() => received).toEqual([`${one}:c`])
    await expect.poll(unsent).toBeNull()
    window.sessionStorage.clear()
    window.history.pushState(null, '', '/store?volta=c')
    render(page('/store'))
    expect([window.location.search, unsent(), received.length]).toEqual(['', null, 1])
  })

  it('R54 with nothing to show are sent once, and forgotten', async () => {
    window.localStorage.setItem(unreportedKey, one)
    const received = serve({ [one]: 400 })
    render(page('/store'))
    await expect.poll(unsent).toBeNull()
    expect(received).toEqual([`${one}:`])
  })
})
