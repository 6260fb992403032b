import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderInShop, setSessionSign } from '@/lib/testing/render-in-shop'
import { useSession } from '@/stores/storefront-provider'
import { SessionGate } from './session-gate'

const Name = () => <p data-testid="name">{useSession(({ user }) => user?.name)}</p>

function open() {
  const user = { id: 'u1', email: 'ana@exemplo.com', name: 'Ana', avatarUrl: null }
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ user, delivery: {} }))
  vi.stubGlobal('fetch', fetched)
  const { getByTestId } = renderInShop(
    <>
      <Name />
      <SessionGate />
    </>,
  )
  return {
    name: () => getByTestId('name').textContent,
    asked: () => fetched.mock.calls.map(([path]) => path),
  }
}

describe('the gate of the session', () => {
  it('asks who is signed in where the marker cookie says that someone is', async () => {
    setSessionSign()
    const { name, asked } = open()
    await expect.poll(name).toBe('Ana')
    // The last that it asks: else it would ask in the middle of the next test.
    await expect.poll(asked).toEqual(['/api/auth/session', '/api/profile/favourites'])
  })

  it('asks nothing for a guest, until another tab has news and there is such a cookie', async () => {
    const { name, asked } = open()
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'x' })))
    expect(asked()).toEqual([])
    setSessionSign()
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'x' })))
    await expect.poll(name).toBe('Ana')
  })
})
