import { act, cleanup } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/browser/query-client'
import { shutStorage } from '@/lib/testing/memory-storage'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { productIdOf } from '@/lib/testing/sample-values'
import { deliveryKey } from '@/stores/checkout/storage-keys'
import { openDelivery } from '@/stores/delivery'
import { favouritesKey } from '@/stores/favourites-store'
import { useStores } from '@/stores/storefront-provider'
import { SessionGate } from './session-gate'
import { announceSession } from './session-news'
import { filledKey } from './session-presence'

const personOf = (id: string, delivery: object) => ({
  user: { id, email: `${id}@exemplo.com`, name: id, avatarUrl: null },
  delivery: { city: '', whatsapp: '', substitution: null, ...delivery },
})
const ana = personOf('ana', { city: 'Itajaí', whatsapp: '47 91111-1111', substitution: 'remove' })
const rui = personOf('rui', {})
const visitor = { user: null }
const heart = productIdOf(1)

let stores: ReturnType<typeof useStores> | undefined
function Page() {
  stores = useStores()
  return <SessionGate />
}

/** A page of the shop over what this device holds; the server says that `who` is here. */
function visit(who: object) {
  cleanup()
  queryClient().clear()
  const server = { who }
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/auth/session') return Response.json(server.who)
    const { added } = JSON.parse(String(init?.body)) as { added: string[] }
    return Response.json({ favourites: added.map((productId) => ({ productId, card: {} })) })
  })
  renderInShop(<Page />)
  if (!stores) throw new Error('no page')
  return { server, ...stores, delivery: openDelivery(stores) }
}

const fields = () => JSON.parse(window.localStorage.getItem(deliveryKey) ?? '{}')
const everything = () => JSON.stringify({ ...window.localStorage })
/** What another tab does when a user signs in or out there. */
const hearNews = () =>
  act(async () => {
    announceSession()
    window.dispatchEvent(new StorageEvent('storage', { key: 'mercado-local-session' }))
  })

async function signIn(page: ReturnType<typeof visit>, who: typeof ana) {
  page.server.who = who
  await act(async () => page.session.getState().signIn(who))
  await expect.poll(() => window.localStorage.getItem(filledKey)).toContain(who.user.id)
}

describe('a device that a user was signed in on', () => {
  it('S14 holds nothing of an account whose session was ended elsewhere, before the next visit', async () => {
    await signIn(visit(visitor), ana)
    window.localStorage.setItem(favouritesKey, JSON.stringify([heart]))
    expect(fields()).toMatchObject({ city: 'Itajaí', whatsapp: '47 91111-1111', substitution: 'remove' })
    visit(visitor)
    await expect.poll(fields).toMatchObject({ city: '', whatsapp: '', substitution: null })
    expect(everything()).not.toContain(heart)
    expect(everything()).not.toMatch(/ana|Itajaí|91111/)
  })

  it('S14 nor while the page is open, and keeps what a visitor has typed', async () => {
    const page = visit(visitor)
    act(() => page.delivery.getState().give({ city: 'Camboriú' }))
    await signIn(page, ana)
    expect(fields()).toMatchObject({ city: 'Camboriú', whatsapp: '47 91111-1111' })
    page.server.who = visitor
    await hearNews()
    await expect.poll(fields).toMatchObject({ city: 'Camboriú', whatsapp: '', substitution: null })
  })

  it('S14 gives the next account nothing of the one before', async () => {
    await signIn(visit(visitor), ana)
    window.localStorage.setItem(favouritesKey, JSON.stringify([heart]))
    await signIn(visit(rui), rui)
    expect(fields()).toMatchObject({ city: '', whatsapp: '', substitution: null })
    expect(everything()).not.toContain(heart)
  })

  it('S14 holds no number that was changed in the meantime, once the account has left', async () => {
    const page = visit(visitor)
    await signIn(page, ana)
    act(() =>
      page.session.getState().signIn({ ...ana, delivery: { ...ana.delivery, whatsapp: '47 90000-0000' } }),
    )
    expect(fields().whatsapp).toBe('47 90000-0000')
    page.server.who = visitor
    act(() => page.session.getState().signOut())
    expect(fields()).toMatchObject({ city: '', whatsapp: '', substitution: null })
    expect(everything()).not.toMatch(/9\d{4}-/)
  })

  it('S14 R14 is emptied where the browser keeps its storage shut, too', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(shutStorage)
    const page = visit(visitor)
    const whatsapp = () => page.delivery.getState().whatsapp
    page.server.who = ana
    act(() => page.session.getState().signIn(ana))
    await expect.poll(whatsapp).toBe('47 91111-1111')
    page.server.who = visitor
    act(() => page.session.getState().signOut())
    await expect.poll(whatsapp).toBe('')
  })

  it('is filled in with what is saved in the profile at once, and not again with what the shopper took out', async () => {
    const page = visit(visitor)
    await signIn(page, rui)
    act(() => page.session.getState().signIn({ ...rui, delivery: ana.delivery }))
    expect(fields()).toMatchObject({ city: 'Itajaí', whatsapp: '47 91111-1111', substitution: 'remove' })
    act(() => page.delivery.getState().give({ whatsapp: '' }))
    act(() => page.session.getState().signIn({ ...rui, delivery: { ...ana.delivery } }))
    expect(fields().whatsapp).toBe('')
  })
})
