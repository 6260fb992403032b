import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, dialog, field, fill, openModal, serve } from '@/lib/testing/auth-window'
import { PanelOpener } from '@/lib/testing/render-in-shop'
import { useSession } from '@/stores/storefront-provider'

const user = { id: 'u1', email: 'ana@exemplo.com', name: 'Ana', avatarUrl: null }
const notConfigured = { kind: 'auth-not-configured', status: 501 }

function ShownName() {
  const name = useSession((state) => state.user?.name)
  return <p data-testid="name">{name}</p>
}

const pageWithName = (
  <>
    <PanelOpener panel="auth" />
    <ShownName />
  </>
)

describe('the window for accounts', () => {
  it('asks for e-mail and password, in a way that password managers understand', async () => {
    await openModal()
    const form = dialog('Entrar')
    expect(form.queryByLabelText('Nome')).toBeNull()
    expect([field('Email').type, field('Email').autocomplete]).toEqual(['email', 'email'])
    expect([field('Senha').type, field('Senha').autocomplete]).toEqual(['password', 'current-password'])
    expect(form.getByRole('button', { name: 'Continuar com Google' })).toBeTruthy()
  })

  it('asks for the name too in order to sign up, and keeps what is typed between the modes', async () => {
    const shop = await openModal()
    await fill(shop)
    await shop.user.click(button('Criar Conta'))
    const form = dialog('Criar Conta')
    expect(form.getByLabelText<HTMLInputElement>('Nome').autocomplete).toBe('name')
    expect(field('Senha').autocomplete).toBe('new-password')
    expect(field('Email').value).toBe('ana@exemplo.com')
    await shop.user.click(button('Entrar'))
    expect(dialog('Entrar').queryByLabelText('Nome')).toBeNull()
    expect([field('Email').value, field('Senha').value]).toEqual(['ana@exemplo.com', 'segredo'])
  })

  it('says literally that the integration is pending, and stays open', async () => {
    const { sent } = serve(notConfigured)
    const shop = await openModal()
    await fill(shop, '{Enter}')
    await expect
      .poll(shop.toast)
      .toBe(
        'default: Integração Pendente! ⚙️ | Configure a integração com o Supabase para ativar a autenticação.',
      )
    expect(sent()).toEqual([['/api/auth/sign-in', { email: 'ana@exemplo.com', password: 'segredo' }]])
    expect(field('Email').value).toBe('ana@exemplo.com')
  })

  it('offers no way to Google where the project has it switched off', async () => {
    serve({ google: false })
    await openModal()
    await expect.poll(() => screen.queryByRole('button', { name: 'Continuar com Google' })).toBeNull()
    expect(screen.queryByText('ou')).toBeNull()
    expect(field('Email').value).toBe('')
  })

  it('is off while it waits, and gives the focus back to the field that had it', async () => {
    const waiting = Promise.withResolvers<Response>()
    serve(() => waiting.promise)
    const shop = await openModal()
    await fill(shop, '{Enter}')
    const fields = () => screen.getByRole<HTMLFieldSetElement>('group')
    expect([fields().disabled, fields().querySelectorAll('input, button').length]).toEqual([true, 7])
    expect(button('Entrando…').getAttribute('aria-busy')).toBe('true')
    waiting.resolve(Response.json(notConfigured))
    await expect.poll(() => fields().disabled).toBe(false)
    expect(document.activeElement).toBe(field('Senha'))
    expect(button('Entrar').getAttribute('aria-busy')).toBe('false')
  })

  it('closes with a welcome for the signed-in user, and opens for visitors only', async () => {
    serve({ kind: 'signed-in', user, delivery: {} })
    const shop = await openModal(pageWithName)
    await fill(shop, '{Enter}')
    await expect.poll(shop.toast).toBe('default: Login realizado! 🎉 | Bem-vindo(a)!')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByTestId('name').textContent).toBe('Ana')
    await shop.user.click(screen.getByText('abrir'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes with Escape, forgets the password and gives the focus back', async () => {
    const shop = await openModal()
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    await fill(shop)
    await shop.user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(screen.getByText('abrir'))
    await shop.user.click(screen.getByText('abrir'))
    expect(field('Senha').value).toBe('')
  })
})
