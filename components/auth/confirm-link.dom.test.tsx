import { cleanup, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { ConfirmLink } from './confirm-link'

const user = { id: 'u1', email: 'ana@exemplo.com', name: 'Ana', avatarUrl: null }
type Router = NonNullable<ComponentProps<typeof AppRouterContext>['value']>
const router = { replace: vi.fn() } as unknown as Router
const token = 'pkce_0123456789'

beforeEach(() => {
  window.history.replaceState({ ofNext: true }, '', `/auth/confirm?token_hash=${token}&type=recovery`)
})
afterEach(() => vi.unstubAllGlobals())

const open = () =>
  renderInShop(
    <AppRouterContext value={router}>
      <ConfirmLink />
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

  it('says again what went wrong with Google when the page is loaded again', () => {
    window.history.replaceState(null, '', '/auth/confirm?falha=retorno')
    open()
    reload()
    expect(screen.getByText('Não foi possível entrar com o Google')).toBeTruthy()
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
