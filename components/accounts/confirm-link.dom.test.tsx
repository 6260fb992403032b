import { act, cleanup, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noDelivery } from '@/lib/domain/account'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { useStores } from '@/stores/storefront-provider'
import { ConfirmLink } from './confirm-link'

const user = { id: 'u1', email: 'ana@exemplo.com', name: 'Ana', avatarUrl: null }
type Router = NonNullable<ComponentProps<typeof AppRouterContext>['value']>
const router = { replace: vi.fn() } as unknown as Router
const token = 'pkce_0123456789'

beforeEach(() => {
  window.history.replaceState({ ofNext: true }, '', `/auth/confirm?token_hash=${token}&type=recovery`)
})

let session: ReturnType<typeof useStores>['session'] | undefined
function Session() {
  session = useStores().session
  return null
}

const open = () =>
  renderInShop(
    <AppRouterContext value={router}>
      <ConfirmLink />
      <Session />
    </AppRouterContext>,
  )

/** What a reload does: the page is new, the entry of the history is the same. */
function reload() {
  cleanup()
  return open()
}

function serve(answer: object) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(answer))
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continuar' })

describe('the page that links of e-mails lead to', () => {
  it('takes the link out of the address, and still has it when the page is loaded again', async () => {
    const sent = serve({ kind: 'signed-in', user, delivery: {} })
    open()
    for (let load = 0; load < 3; load += 1) {
      expect([window.location.pathname, window.location.search]).toEqual(['/auth/confirm', ''])
      expect(window.history.state).toMatchObject({ ofNext: true })
      expect(button().disabled).toBe(false)
      reload()
    }
    const { user: shopper, toast } = reload()
    await shopper.click(button())
    await expect.poll(toast).toContain('Login realizado! 🎉')
    expect(sent()).toEqual([{ tokenHash: token, type: 'recovery' }])
    expect(JSON.stringify(window.history.state)).not.toContain(token)
  })

  it('keeps it when the service did not answer, and forgets one that is not good any more', async () => {
    serve({ kind: 'auth-unavailable' })
    const { user: shopper, toast } = open()
    await shopper.click(button())
    await expect.poll(toast).toContain('O serviço de contas não respondeu.')
    const again = reload()
    serve({ kind: 'link-expired' })
    await again.user.click(button())
    expect(await screen.findByText('Este link está incompleto ou não vale mais')).toBeTruthy()
    expect(JSON.stringify(window.history.state)).not.toContain(token)
    reload()
    expect(screen.getByText('Este link está incompleto ou não vale mais')).toBeTruthy()
  })

  it('S21 names the account first, asks again when it is loaded again, and sends the name with the answer', async () => {
    serve({ kind: 'link-named', email: 'ana@exemplo.com', isNew: true, name: 'Ana' })
    const { user: shopper } = open()
    await shopper.click(button())
    const heading = () => screen.findByRole('heading', { name: 'Entrar como ana@exemplo.com?' })
    expect(await heading()).toBeTruthy()
    expect(JSON.stringify(window.history.state)).not.toContain(token)
    const again = reload()
    expect(await heading()).toBeTruthy()
    const sent = serve({ kind: 'signed-in', user, delivery: {} })
    await again.user.type(screen.getByLabelText('Senha'), 'uma senha boa 1')
    await again.user.click(screen.getByRole('button', { name: 'Salvar senha e entrar' }))
    await expect.poll(again.toast).toContain('Login realizado! 🎉')
    const body = { isMine: true, email: 'ana@exemplo.com', name: 'Ana', password: 'uma senha boa 1' }
    expect(sent()).toEqual([body])
  })

  it('S21 leaves everything as it was for a user who says that it is not theirs', async () => {
    serve({ kind: 'link-named', email: 'outra@exemplo.com', isNew: false, name: '' })
    const { user: shopper, toast } = open()
    act(() => session?.getState().signIn({ user, delivery: noDelivery }))
    await shopper.click(button())
    await screen.findByRole('heading', { name: 'Entrar como outra@exemplo.com?' })
    expect(screen.getByText(/^Você está como/).textContent).toContain('ana@exemplo.com neste aparelho')
    const sent = serve({ kind: 'link-declined' })
    await shopper.click(screen.getByRole('button', { name: 'Não é a minha conta' }))
    await screen.findByRole('heading', { name: 'Você não entrou nesta conta' })
    expect([sent(), toast()]).toEqual([[{ isMine: false, email: 'outra@exemplo.com' }], null])
    expect(session?.getState().user).toEqual(user)
  })

  it.each([null, { arrivedWith: 5 }, { arrivedWith: '?token_hash=&type=email' }])(
    'knows no link where there is none: %j',
    (state) => {
      window.history.replaceState(state, '', '/auth/confirm')
      open()
      expect(screen.getByText('Este link está incompleto ou não vale mais')).toBeTruthy()
    },
  )
})
