import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { AuthModal } from '../../components/accounts/auth-modal.tsx'
import { PanelOpener, renderInShop } from './render-in-shop.tsx'

export function serve(answer: (() => Response | Promise<Response>) | object) {
  const fetched = vi.fn<typeof fetch>(async () =>
    typeof answer === 'function' ? answer() : Response.json(answer),
  )
  vi.stubGlobal('fetch', fetched)
  const posts = () => fetched.mock.calls.filter(([, init]) => init?.method === 'POST')
  return { sent: () => posts().map(([path, init]) => [path, JSON.parse(String(init?.body))]) }
}

export async function openModal(children: ReactNode = <PanelOpener panel="auth" />) {
  const shop = renderInShop(
    <>
      {children}
      <AuthModal />
    </>,
  )
  await shop.user.click(screen.getByText('abrir'))
  return shop
}

export const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

export async function fill(shop: Awaited<ReturnType<typeof openModal>>, lastKeys = '') {
  await shop.user.type(field('Email'), 'ana@exemplo.com')
  await shop.user.type(field('Senha'), `segredo${lastKeys}`)
}
