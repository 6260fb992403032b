import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { button, dialog, field, fill, openModal, serve } from '@/lib/testing/auth-window'

describe('an account that waits for its confirmation', () => {
  it('says when it is opened again where the message went, and sends it anew after a minute', async () => {
    const { sent } = serve({ kind: 'confirmation-sent' })
    const shop = await openModal()
    await shop.user.click(button('Criar Conta'))
    await shop.user.type(field('Nome'), 'Ana')
    await fill(shop)
    await shop.user.click(button('Criar Conta'))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await shop.user.click(screen.getByText('abrir'))
    expect(dialog('Confirme o seu email').getByText(/^O link de confirmação foi para/).textContent).toContain(
      'ana@exemplo.com.',
    )
    expect(screen.getByText('Não chegou nada?')).toBeTruthy()
    const waiting = screen.getByRole<HTMLButtonElement>('button', { name: /^Reenviar email em \d+ s$/ })
    expect(waiting.disabled).toBe(true)
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    await expect.poll(() => screen.queryByRole('button', { name: 'Reenviar email' })).toBeTruthy()
    await shop.user.click(button('Reenviar email'))
    expect(sent().at(-1)).toEqual(['/api/auth/resend', { email: 'ana@exemplo.com' }])
    await expect.poll(shop.toast).toMatch(/^default: Email reenviado 📬/)
    later.mockRestore()
    await shop.user.click(button('Usar outro email'))
    expect(dialog('Criar Conta').getByLabelText('Nome')).toBeTruthy()
    await shop.user.keyboard('{Escape}')
    await shop.user.click(screen.getByText('abrir'))
    expect(screen.queryByText('Confirme o seu email')).toBeNull()
  })

  it('offers to send the message again to users who read that the e-mail is not confirmed', async () => {
    serve({ kind: 'email-not-confirmed', status: 403 })
    const shop = await openModal()
    await fill(shop, '{Enter}')
    await expect.poll(shop.toast).toMatch(/Confirme o seu email antes de entrar/)
    expect(dialog('Confirme o seu email').getByText(/^O link de confirmação foi para/).textContent).toContain(
      'ana@exemplo.com.',
    )
    expect(button('Reenviar email').disabled).toBe(false)
  })

  it('says before it is sent that a password is too long, in bytes, and shows it when asked', async () => {
    const { sent } = serve({ kind: 'confirmation-sent' })
    const shop = await openModal()
    await shop.user.click(button('Criar Conta'))
    expect(screen.getByText(/^Use pelo menos 8 caracteres/)).toBeTruthy()
    await shop.user.click(button('Mostrar senha'))
    expect([field('Senha').type, button('Mostrar senha').getAttribute('aria-pressed')]).toEqual([
      'text',
      'true',
    ])
    await shop.user.type(field('Nome'), 'Ana')
    await shop.user.type(field('Email'), 'ana@exemplo.com')
    await shop.user.click(field('Senha'))
    await shop.user.paste('é'.repeat(37))
    expect(screen.getByText(/^Esta senha é longa demais/)).toBeTruthy()
    await shop.user.click(button('Criar Conta'))
    expect(sent()).toEqual([])
    await shop.user.clear(field('Senha'))
    await shop.user.paste('é'.repeat(36))
    await shop.user.click(button('Criar Conta'))
    await expect.poll(() => sent().length).toBe(1)
  })
})
