import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
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
      <button type="button" onClick={() => signIn(user)}>
        entrar
      </button>
      <p data-testid="open">{open}</p>
      <MenuDrawer />
    </>
  )
}

async function openMenu({ signedIn = false, avatarUrl = '' } = {}) {
  const shop = renderInShop(<Page user={avatarUrl ? { ...ana, avatarUrl } : ana} />)
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
  window.applyTheme = () => 'system'
})

describe('the menu of a visitor', () => {
  it('holds Visitante, the theme and the links of the specification', async () => {
    await openMenu()
    expect(menu().getByText('Visitante')).toBeTruthy()
    expect(menu().getAllByRole('radio')).toHaveLength(3)
    expect(links()).toEqual([
      ['Home', '/'],
      ['Loja', '/store'],
      ['Me tornar Seller', '/become-seller'],
    ])
    expect(menu().queryByRole('button', { name: 'Sair' })).toBeNull()
  })

  it('leads to the window for accounts, and closes', async () => {
    const { user } = await openMenu()
    await user.click(menu().getByRole('button', { name: 'Entrar ou Criar Conta' }))
    expect(screen.getByTestId('open').textContent).toBe('auth')
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
  })
})

describe('the menu of somebody signed in', () => {
  it('holds name, e-mail, the profile and the way out', async () => {
    await openMenu({ signedIn: true })
    expect(menu().queryByText('Visitante')).toBeNull()
    expect([menu().getByText('Ana'), menu().getByText('ana@exemplo.com')]).toHaveLength(2)
    expect(links()[0]).toEqual(['Perfil', '/profile'])
    expect(links()).toHaveLength(4)
    expect(menu().queryByRole('button', { name: 'Entrar ou Criar Conta' })).toBeNull()
  })

  it('says goodbye literally, closes, and is the menu of a visitor again', async () => {
    const { user, toast } = await openMenu({ signedIn: true })
    await user.click(menu().getByRole('button', { name: 'Sair' }))
    expect(toast()).toBe('default: Você saiu! 👋 | Esperamos te ver novamente em breve.')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByText('abrir'))
    expect(menu().getByText('Visitante')).toBeTruthy()
  })

  it('shows the picture, and the usual one when it does not load', async () => {
    await openMenu({ signedIn: true, avatarUrl: '/ana.webp' })
    const picture = () => screen.getByRole('dialog').querySelector('img')
    expect(picture()?.getAttribute('src')).toBe('/ana.webp')
    fireEvent.error(picture() as HTMLImageElement)
    expect(picture()).toBeNull()
  })
})
