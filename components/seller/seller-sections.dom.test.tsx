import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SellerHero } from './seller-sections'

describe('SellerHero', () => {
  it('opens the chat in a new tab that knows nothing of this one, and says so', () => {
    render(<SellerHero chatUrl="https://wa.me/c/5547999991234" />)
    const link = screen.getByRole('link', { name: 'Comece a Vender Pelo WhatsApp (abre em nova aba)' })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://wa.me/c/5547999991234',
      '_blank',
      'noopener noreferrer',
    ])
    expect(screen.getByRole('heading', { level: 1, name: 'Venda no Mercado Local' })).toBeTruthy()
  })
})
