import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Product } from '@/lib/domain/product'
import { toProductCard } from '@/lib/domain/product-card'
import { type ProductListing, plainRefinement } from '@/lib/domain/refinement'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { handleOf, productIdOf, productOf, variantIdOf, variantOf } from '@/lib/testing/sample-values'
import { StoreListing } from './store-listing'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

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

const bands = { 'ate-10': 2, 'de-10-a-25': 1, 'de-25-a-50': 0, 'acima-de-50': 0 }

function buildListing(part: Partial<ProductListing>): ProductListing {
  return {
    cards: [],
    page: 1,
    pageCount: 1,
    productCount: part.cards?.length ?? 0,
    category: null,
    refinement: plainRefinement,
    counts: {
      onSale: 1,
      inStock: 3,
      kinds: [],
      bands,
      knownBands: ['ate-10', 'de-10-a-25'],
      currency: 'brl',
    },
    ...part,
  }
}

function renderStore(...products: readonly Product[]) {
  const cards = products.map(toProductCard)
  return renderInShop(<StoreListing categories={null} listing={buildListing({ cards })} />)
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
    const places = screen
      .getAllByRole('article')
      .map((card) => card.closest('li') as HTMLElement)
      .map(({ style }) => style.animationDelay)
    expect(places).toEqual(['0ms', '50ms', '100ms'])
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

describe('a refined list', () => {
  const refinement = { ...plainRefinement, onSale: true, band: 'ate-10', sort: 'menor-preco' } as const
  const counts = {
    ...{ onSale: 1, inStock: 1, kinds: [], currency: 'brl' },
    bands: { ...bands, 'de-10-a-25': 0 },
    knownBands: ['ate-10', 'de-10-a-25'],
  } as const

  it('keeps a price that the filters leave nothing of in its place, disabled, and a link without each filter', () => {
    const listing = buildListing({ cards: [toProductCard(numbered(1))], refinement, counts })
    renderInShop(<StoreListing categories={null} listing={listing} />)
    const control = (role: string, name: string) =>
      screen.getByRole<HTMLInputElement>(role, { name, hidden: true })
    expect(control('radio', 'De R$ 10 a R$ 25 0').disabled).toBe(true)
    expect(control('radio', 'Até R$ 10 2').checked).toBe(true)
    expect(control('combobox', 'Ordenar').value).toBe('menor-preco')
    expect(screen.getByRole('link', { name: 'Remover filtro: Em oferta' }).getAttribute('href')).toBe(
      '/store/ate-10/menor-preco',
    )
    expect(screen.getByRole('link', { name: 'Limpar filtros' }).getAttribute('href')).toBe(
      '/store/menor-preco',
    )
  })
})
