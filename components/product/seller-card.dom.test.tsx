import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { SellerCard } from './seller-card'

describe('the card of the seller', () => {
  it('says exactly what the specification fixes of the seller', () => {
    renderInShop(<SellerCard />)
    expect(screen.getByText('Mercado do Bairro')).toBeTruthy()
    expect(screen.getByText('Vendedor verificado')).toBeTruthy()
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Avaliação', '4.9/5'],
      ['Envio no prazo', '99%'],
    ])
  })

  it.each(['Ver Loja', 'Chat'])('only says Em breve! for %s', async (name) => {
    const { user, toast } = renderInShop(<SellerCard />)
    expect(screen.queryAllByRole('link')).toEqual([])
    await user.click(screen.getByRole('button', { name }))
    expect(toast()).toMatch(/^default: Em breve! \|/)
  })
})
