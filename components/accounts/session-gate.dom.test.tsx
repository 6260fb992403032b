import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { presenceCookie } from '@/lib/accounts/cookie-jar'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { useSession } from '@/stores/storefront-provider'
import { SessionGate } from './session-gate'

function Page() {
  const name = useSession((state) => state.user?.name)
  return (
    <>
      <p data-testid="name">{name}</p>
      <SessionGate />
    </>
  )
}

function open() {
  const user = { id: 'u1', email: 'ana@exemplo.com', name: 'Ana', avatarUrl: null }
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ user, delivery: {} }))
  vi.stubGlobal('fetch', fetched)
  const shop = renderInShop(<Page />)
  const name = () => document.querySelector('[data-testid=name]')?.textContent
  return { ...shop, name, asked: () => fetched.mock.calls.map(([path]) => path) }
}

function setSign(value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets it, and here is none
  document.cookie = `${presenceCookie}=${value}`
}

afterEach(() => {
  setSign('; Expires=Thu, 01 Jan 1970 00:00:00 GMT')
})

describe('the gate of the session', () => {
  it('asks who is signed in where the marker cookie says that someone is', async () => {
    setSign('1')
    const { name, asked } = open()
    await expect.poll(name).toBe('Ana')
    // The last that it asks: else it would ask in the middle of the next test.
    await expect.poll(asked).toEqual(['/api/auth/session', '/api/profile/favourites'])
  })

  it('asks nothing for a guest, until another tab has news and there is such a cookie', async () => {
    const { name, asked } = open()
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'x' })))
    expect(asked()).toEqual([])
    setSign('1')
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'x' })))
    await expect.poll(name).toBe('Ana')
  })
})
