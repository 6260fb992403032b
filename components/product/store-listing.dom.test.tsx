import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Product } from '@/lib/domain/product'
import { toProductCard } from '@/lib/domain/product-card'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { handleOf, productIdOf, productOf, variantIdOf, variantOf } from '@/lib/testing/sample-values'
import { StoreListing } from './store-listing'

function numbered(number: number, product: Partial<Product> = {}): Product {
  return productOf({
    id: productIdOf(number),
    handle: handleOf(`produto-${number}`),
    title: `Produto ${number}`,
    subtitle: `Detalhe ${number}`,
    variants: [variantOf({ id: variantIdOf(number) })],
    ...product,
  })
}

function renderStore(...products: readonly Product[]) {
  const cards = products.map(toProductCard)
  return renderInShop(<StoreListing listing={{ cards, page: 1, pageCount: 1, productCount: cards.length }} />)
}

describe('the list of the store', () => {
  it('is headed Nossa Loja with its tagline', () => {
    renderStore(numbered(1))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nossa Loja')
    expect(screen.getByText('Encontre tudo o que você precisa.')).toBeTruthy()
  })

  it('says literally that there is no product at the moment', () => {
    renderStore()
    expect(screen.getByText('Nenhum produto disponível no momento.')).toBeTruthy()
    expect(screen.queryAllByRole('article')).toEqual([])
  })

  it('shows a card for each product in order, each entering after the one before', () => {
    renderStore(numbered(1), numbered(2), numbered(3))
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Produto 1', 'Produto 2', 'Produto 3'])
    expect(screen.getByText('Detalhe 2')).toBeTruthy()
    const places = screen.getAllByRole('listitem').map(({ style }) => style.getPropertyValue('--index'))
    expect(places).toEqual(['0', '1', '2'])
  })

  it('sells with Adicionar and Comprar Agora', () => {
    renderStore(numbered(1))
    expect(screen.getByRole('button', { name: 'Adicionar Produto 1 ao carrinho' }).textContent).toBe(
      'Adicionar',
    )
    expect(screen.getByRole('button', { name: 'Comprar Agora: Produto 1' }).textContent).toBe('Comprar Agora')
  })

  it('puts the placeholder where a product has no picture', () => {
    const { container } = renderStore(numbered(1), numbered(2, { pictures: ['/pictures/pera.webp'] }))
    const sources = [...container.querySelectorAll('article img')].map((picture) =>
      decodeURIComponent(picture.getAttribute('src') ?? ''),
    )
    expect(sources[0]).toContain('/pictures/placeholder.webp')
    expect(sources[1]).toContain('/pictures/pera.webp')
  })
})
