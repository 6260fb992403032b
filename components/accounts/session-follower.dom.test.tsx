import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { forgetUnsentAnswers } from '@/components/order/use-answers'
import { queryClient } from '@/lib/browser/query-client'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { useSession, useStores } from '@/stores/storefront-provider'
import { SessionFollower } from './session-follower'
import { filledKey } from './session-presence'

vi.mock('@/components/order/use-answers', () => ({ forgetUnsentAnswers: vi.fn() }))

function Page() {
  const { session } = useStores()
  const name = useSession((state) => state.user?.name ?? 'visitor')
  const isUnavailable = useSession((state) => state.isUnavailable)
  return (
    <>
      <p data-testid="state">{isUnavailable ? `${name}, unavailable` : name}</p>
      <button type="button" onClick={() => session.getState().signOut()}>
        Sair
      </button>
      <SessionFollower />
    </>
  )
}

const news = () =>
  act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'mercado-local-session' })))

async function openAsAna() {
  const user = { id: 'u1', email: 'ana@exemplo.com', name: 'Ana', avatarUrl: null }
  vi.stubGlobal('fetch', async () => Response.json({ user, delivery: {} }))
  const { getByRole, getByTestId } = renderInShop(<Page />)
  const state = () => getByTestId('state').textContent
  await expect.poll(state).toBe('Ana')
  return { state, signOut: () => act(() => getByRole('button').click()) }
}

it('R28 notices every request that is not answered, not the first one only', async () => {
  const { state, signOut } = await openAsAna()
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  await news()
  await expect.poll(state).toBe('Ana, unavailable')
  signOut()
  expect(state()).toBe('visitor')
  // A user has signed in in another tab, and the service still does not answer this one.
  await news()
  await expect.poll(state).toBe('visitor, unavailable')
})

it('forgets what was answered about the user who left, and keeps what belongs to the device', async () => {
  const answers = [['orders', 'device'], ['bought-products'], ['orders', 'k1']] as const
  for (const key of answers) queryClient().setQueryData(key, 'Ana')
  const kept = () => answers.map((key) => queryClient().getQueryData(key))
  const { signOut } = await openAsAna()
  expect(kept()).toEqual(['Ana', 'Ana', 'Ana'])
  expect(forgetUnsentAnswers).not.toHaveBeenCalled()
  // Left in another tab already.
  window.localStorage.removeItem(filledKey)
  signOut()
  expect(forgetUnsentAnswers).toHaveBeenCalled()
  expect(kept()).toEqual([undefined, undefined, undefined])
})
