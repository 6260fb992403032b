import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { plainRefinement } from '@/lib/domain/refinement'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { SearchResults } from './search-results'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

type Results = ComponentProps<typeof SearchResults>['results']

function renderResults(part: Partial<Results>) {
  const bands = { 'ate-10': 2, 'de-10-a-25': 1, 'de-25-a-50': 0, 'acima-de-50': 0 }
  const results: Results = {
    cards: [],
    page: 1,
    pageCount: 1,
    productCount: 0,
    refinement: plainRefinement,
    counts: {
      onSale: 1,
      inStock: 3,
      kinds: [],
      bands,
      knownBands: ['ate-10', 'de-10-a-25'],
      currency: 'brl',
    },
    match: 'every',
    correction: null,
    words: null,
    others: [],
    areOthersAlike: false,
    ...part,
  }
  return renderInShop(<SearchResults query="banana" categories={null} results={results} />)
}

describe('what was found', () => {
  it('says where filters leave nothing of it, and leads to all of it', () => {
    renderResults({ refinement: { ...plainRefinement, onSale: true } })
    expect(screen.getByText('Nenhum produto com esses filtros.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Limpar filtros' }).getAttribute('href')).toBe('/busca/banana')
  })

  it('leads, where it was put right, to what is found for exactly what was typed', () => {
    renderResults({ correction: 'bananada' })
    expect(document.body.textContent).toContain('Mostrando resultados para bananada em vez de “banana”.')
    const typed = screen.getByRole('link', { name: '“banana”' })
    expect(typed.getAttribute('href')).toBe('/busca/%22banana%22')
  })

  it('is followed, where it is nothing, by words that are near, under what they are', () => {
    renderResults({ words: ['bananada', 'bacana'] })
    expect(screen.getByText('Você quis dizer')).toBeTruthy()
    const words = within(screen.getByRole('list', { name: 'Você quis dizer' })).getAllByRole('link')
    expect(words.map(({ textContent }) => textContent)).toEqual(['bananada', 'bacana'])
    expect(screen.queryByRole('combobox', { name: 'Ordenar' })).toBeNull()
  })
})
