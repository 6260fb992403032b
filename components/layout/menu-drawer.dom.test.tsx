import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/browser/query-client'
import { noDelivery } from '@/lib/domain/account'
import { renderInShop, setSessionSign } from '@/lib/testing/render-in-shop'
import { forgetPlacedOrders, placedOrders } from '@/stores/checkout/placed-orders'
import { usePanel, useSession } from '@/stores/storefront-provider'
import { MenuDrawer } from './menu-drawer'

const ana = { id: 'u1', email: 'ana@exemplo.com', name: 'Ana', avatarUrl: null }

function Page({
  user,
}: {
  readonly user: typeof ana | (Omit<typeof ana, 'avatarUrl'> & { avatarUrl: string })
}) {
  const { open, show } = usePanel((state) => state)
  const signIn = useSession((state) => state.signIn)
  return (
    <>
      <button type="button" onClick={() => show('menu')}>
        abrir
      </button>
      <button type="button" onClick={() => signIn({ user, delivery: noDelivery })}>
        entrar
      </button>
      <p data-testid="open">{open}</p>
      <MenuDrawer />
    </>
  )
}

type Opened = { readonly signedIn?: boolean; readonly avatarUrl?: string; readonly marketNumber?: string }

async function openMenu({ signedIn = false, avatarUrl = '', ...stored }: Opened = {}) {
  const shop = renderInShop(<Page user={avatarUrl ? { ...ana, avatarUrl } : ana} />, stored)
  if (signedIn) await shop.user.click(screen.getByText('entrar'))
  await shop.user.click(screen.getByText('abrir'))
  return shop
}

const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }))
const links = () =>
  menu()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

beforeEach(() => {
  queryClient().setQueryData(['menu-categories'], { categories: [] })
  window.applyTheme = () => 'system'
})
/** Our server as it answers to signing out. */
function serveSignOut(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => answer())
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls.map(([path, init]) => [path, JSON.parse(String(init?.body))])
}

describe('the menu of a visitor', () => {
  it('holds Visitante, the theme and the links of the specification', async () => {
    await openMenu()
    expect(menu().getByText('Visitante')).toBeTruthy()
    expect(menu().getAllByRole('radio')).toHaveLength(3)
    expect(links()).toEqual([
      ['Home', '/'],
      ['Loja', '/store'],
      ['Categorias', '/categorias'],
      ['Colar uma lista', '/lista'],
      ['Pedidos e favoritos', '/pedidos'],
      ['Me tornar Seller', '/become-seller'],
    ])
    expect(menu().queryByRole('button', { name: 'Sair' })).toBeNull()
  })

  it('begins with the orders while the market is at one', async () => {
    const until = Date.now() + 3_600_000
    placedOrders.write([{ code: 'A1B2', key: null, city: null, until, isSent: false, paid: null }])
    await openMenu()
    expect(links().map(([, href]) => href)).toEqual([
      '/pedidos',
      '/',
      '/store',
      '/categorias',
      '/lista',
      '/become-seller',
    ])
    forgetPlacedOrders()
  })

  it("holds the store's categories below them, each with its picture, and closes with a tap on one", async () => {
    const categories = [
      { slug: 'hierbas', title: 'Hierbas', picture: 'https://a.example/hierbas.jpg' },
      { slug: 'velas', title: 'Velas', picture: null },
    ]
    queryClient().setQueryData(['menu-categories'], { categories })
    const { user } = await openMenu()
    expect(links().slice(5)).toEqual([
      ['Hierbas', '/categoria/hierbas'],
      ['Velas', '/categoria/velas'],
      ['Me tornar Seller', '/become-seller'],
    ])
    const pictures = [...screen.getByRole('dialog').querySelectorAll('img')].map(({ src }) => src)
    expect(pictures).toEqual([
      expect.stringContaining('hierbas.jpg'),
      expect.stringContaining('placeholder.webp'),
    ])
    await user.click(menu().getByRole('link', { name: 'Hierbas' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the menu of a signed-in user', () => {
  it('holds name, e-mail, the profile and the way out', async () => {
    await openMenu({ signedIn: true })
    expect(menu().queryByText('Visitante')).toBeNull()
    expect([menu().getByText('Ana'), menu().getByText('ana@exemplo.com')]).toHaveLength(2)
    expect(links()[0]).toEqual(['Perfil', '/profile'])
    expect(links()).toHaveLength(7)
    expect(menu().queryByRole('button', { name: 'Entrar ou Criar Conta' })).toBeNull()
  })

  it('says goodbye literally, closes, and is the menu of a visitor again', async () => {
    const sent = serveSignOut(() => Response.json({ kind: 'signed-out' }))
    const { user, toast } = await openMenu({ signedIn: true })
    await user.click(menu().getByRole('button', { name: 'Sair' }))
    await expect.poll(toast).toBe('default: Você saiu! 👋 | Esperamos te ver novamente em breve.')
    expect(sent()).toEqual([['/api/auth/sign-out', { scope: 'local' }]])
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByText('abrir'))
    expect(menu().getByText('Visitante')).toBeTruthy()
  })
})

describe('the menu while it is not known yet who is signed in', () => {
  it('holds the profile and the way out already, so that nothing moves when the name comes', async () => {
    setSessionSign()
    await openMenu()
    expect(menu().queryByText('Visitante')).toBeNull()
    expect(links()[0]).toEqual(['Perfil', '/profile'])
    expect(menu().getByRole('button', { name: 'Sair' })).toBeTruthy()
    expect(menu().getByText('Carregando…')).toBeTruthy()
  })
})
