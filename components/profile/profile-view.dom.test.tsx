import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SessionGate } from '@/components/accounts/session-gate'
import { noDelivery } from '@/lib/domain/account'
import { renderInShop, setSessionSign } from '@/lib/testing/render-in-shop'
import { useSession } from '@/stores/storefront-provider'
import { ProfileView } from './profile-view'

const accountOf = (id: string) => ({
  user: { id, email: `${id}@exemplo.com`, name: id, avatarUrl: null },
  delivery: noDelivery,
  favouriteCodes: [],
  createdAt: null,
  deletionRequestedAt: null,
})
const mara = accountOf('mara')
const rui = accountOf('rui')
type Answer = [status: number, body: object]
const ended: Answer = [401, { kind: 'session-ended' }]
const down: Answer = [503, { kind: 'auth-unavailable' }]

function Page() {
  const { user, signIn } = useSession((state) => state)
  return (
    <>
      <p data-testid="menu">{user?.name}</p>
      <button type="button" onClick={() => signIn(mara)}>
        entrar
      </button>
      <SessionGate />
      <ProfileView />
    </>
  )
}

/** The profile over a server that gives these answers; what a test changes in them counts from then on. */
function open(profile: Answer = [200, mara]) {
  const answers: Record<string, Answer> = {
    '/api/auth/session': down,
    '/api/profile': profile,
    'POST /api/profile': [200, mara],
    'POST /api/profile/favourites': [200, { favourites: [] }],
    'POST /api/orders/mine': [200, { orders: [] }],
    'POST /api/auth/new-password': ended,
    'POST /api/profile/delete': ended,
    'POST /api/profile/export': ended,
  }
  const sent: Record<string, unknown> = {}
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const call = init?.method === 'POST' ? `POST ${path}` : path
    sent[call] = init?.body && JSON.parse(String(init.body))
    const [status, body] = answers[call] ?? [404, {}]
    return Response.json(body, { status })
  })
  return { ...renderInShop(<Page />), answers, sent }
}

const menu = () => screen.getByTestId('menu').textContent
const region = (name: string) => within(screen.getByRole('region', { name }))

async function openAsMara() {
  const shop = open()
  await shop.user.click(screen.getByText('entrar'))
  await screen.findByDisplayValue('mara')
  return shop
}

describe('the profile', () => {
  it('of a visitor without orders begins with the favourites, and offers the way in to those of an account', async () => {
    open()
    await screen.findByText('Nenhum pedido por aqui ainda')
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Favoritos', 'Pedidos'])
    expect(region('Pedidos').getByRole('button').textContent).toBe('Entrar para ver seus pedidos')
    expect(screen.getAllByRole('link', { name: 'Ver produtos' })).toHaveLength(1)
  })

  it('publishes to the rest of the page whose it is, when the service answers again', async () => {
    setSessionSign()
    const { answers, user } = open(down)
    await screen.findByText('A sua conta não respondeu')
    answers['/api/profile'] = [200, mara]
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
    await screen.findByDisplayValue('mara')
    expect(menu()).toBe('mara')
  })

  it('sends with every change whose account it shows', async () => {
    const { user, sent } = await openAsMara()
    await user.click(region('Seus dados').getByRole('button', { name: 'Salvar' }))
    await expect.poll(() => sent['POST /api/profile']).toEqual({ accountId: 'mara', name: 'mara' })
    await user.click(region('Entrega').getByRole('button', { name: 'Salvar' }))
    await expect.poll(() => sent['POST /api/profile']).toEqual({ accountId: 'mara', delivery: noDelivery })
    await expect.poll(() => sent['POST /api/profile/favourites']).toMatchObject({ accountId: 'mara' })
  })

  it.each([
    ['Entrega', 'Salvar', 'POST /api/profile'],
    ['Senha', 'Alterar senha', 'POST /api/auth/new-password'],
    ['Privacidade', 'Baixar meus dados', 'POST /api/profile/export'],
  ])(
    'shows who is signed in now when a change in %s was refused, and nothing typed by another user',
    async (title, button, call) => {
      const { user, answers, sent, toast } = await openAsMara()
      answers['/api/profile'] = [200, rui]
      answers[call] = ended
      await user.type(region('Entrega').getByLabelText('WhatsApp'), '47 96666-3333')
      await user.type(region('Senha').getByLabelText('Senha atual'), 'uma senha')
      await user.type(region('Senha').getByLabelText('Nova senha'), 'outra senha')
      await user.click(region(title).getByRole('button', { name: button }))
      await expect.poll(toast).toContain('A sua sessão terminou. Entre novamente.')
      expect(sent[call]).toMatchObject({ accountId: 'mara' })
      await screen.findByDisplayValue('rui')
      expect(menu()).toBe('rui')
      expect(region('Entrega').getByLabelText<HTMLInputElement>('WhatsApp').value).toBe('')
    },
  )

  it('R28 is a visitor’s, and says why, when the session has ended elsewhere, and the shopper’s again after signing in', async () => {
    const { user, answers, toast } = await openAsMara()
    answers['/api/profile'] = ended
    answers['POST /api/profile'] = ended
    await user.click(region('Seus dados').getByRole('button', { name: 'Salvar' }))
    await screen.findByText('Entre para ver o seu perfil')
    await expect.poll(toast).toContain('A sua sessão terminou')
    expect(menu()).toBe('')
    answers['/api/profile'] = [200, mara]
    await user.click(screen.getByText('entrar'))
    // At once, not when a service that has failed is next asked.
    await screen.findByDisplayValue('mara')
    expect(menu()).toBe('mara')
  })

  it.each(['auth-failed', 'auth-busy', 'auth-unavailable', 'too-many-requests', 'account-blocked'])(
    'R28 can be left on this device while the account answers %s',
    async (kind) => {
      setSessionSign()
      const { answers, user, toast } = open([502, { kind }])
      answers['POST /api/auth/sign-out'] = [200, { kind: 'signed-out' }]
      const blocked = 'Esta conta está bloqueada. Fale com a loja.'
      await screen.findByText(kind === 'account-blocked' ? blocked : 'A sua conta não respondeu')
      await user.click(screen.getByRole('button', { name: 'Sair deste aparelho' }))
      await expect.poll(toast).toContain('Você saiu! 👋')
      await screen.findByText('Entre para ver o seu perfil')
    },
  )
})
