import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '@/lib/server/environment/environment'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { SellerCard } from './seller-card'

const { seller } = parseEnvironment({})
const realStore = { STORE_API_URL: 'https://api.example', STORE_ID: 'store_1', STORE_NAME: 'Quitanda da Ana' }

const facts = () =>
  screen.queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])

describe('the card of the seller', () => {
  it('says exactly what the specification fixes of the seller', () => {
    renderInShop(<SellerCard seller={seller} />)
    expect(screen.getByText('Mercado do Bairro')).toBeTruthy()
    expect(screen.getByText('Vendedor verificado')).toBeTruthy()
    expect(facts()).toEqual([
      ['Avaliação', '4.9/5'],
      ['Envio no prazo', '99%'],
    ])
  })

  it('says of a real store its name, and what the operator vouches for, and nothing else', () => {
    const unsaid = renderInShop(<SellerCard seller={parseEnvironment(realStore).seller} />)
    expect(screen.getByText('Quitanda da Ana')).toBeTruthy()
    expect(unsaid.container.textContent).toBe('Quitanda da AnaVer LojaChat')
    unsaid.unmount()
    const claims = { SELLER_NAME: 'Banca da Ana', SELLER_VERIFIED: 'true', SELLER_RATING: '4,7' }
    renderInShop(<SellerCard seller={parseEnvironment({ ...realStore, ...claims }).seller} />)
    expect(screen.getByText('Banca da Ana')).toBeTruthy()
    expect(screen.getByText('Vendedor verificado')).toBeTruthy()
    expect(facts()).toEqual([['Avaliação', '4.7/5']])
  })

  it.each(['Ver Loja', 'Chat'])('only says Em breve! for %s', async (name) => {
    const { user, toast } = renderInShop(<SellerCard seller={seller} />)
    expect(screen.queryAllByRole('link')).toEqual([])
    await user.click(screen.getByRole('button', { name }))
    expect(toast()).toMatch(/^default: Em breve! \|/)
  })
})
