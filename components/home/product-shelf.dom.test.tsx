import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toProductCard } from '@/lib/domain/product-card'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { productOf } from '@/lib/testing/sample-values'
import { ProductShelf } from './product-shelf'

const cards = [toProductCard(productOf({ pictures: ['/pictures/banana.webp'] }))]

describe('a carousel', () => {
  it('is not there at all without products', () => {
    const { container } = renderInShop(<ProductShelf title="Ofertas da Semana" cards={[]} />)
    expect(container.textContent).toBe('')
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('holds a card for each product under its title, sold with Adicionar and Comprar', () => {
    renderInShop(<ProductShelf title="Mais Vendidos" cards={cards} />)
    const shelf = screen.getByRole('region', { name: 'Mais Vendidos' })
    expect(shelf.querySelectorAll('article')).toHaveLength(1)
    expect(shelf.querySelector('img')?.getAttribute('src')).toContain('banana.webp')
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Banana Prata')
    const add = screen.getByRole('button', { name: 'Adicionar Banana Prata ao carrinho' })
    expect(add.textContent).toBe('Adicionar')
    expect(screen.getByRole('button', { name: 'Comprar: Banana Prata' }).textContent).toBe('Comprar')
  })

  it('scrolls by 80 % of its width, to both sides', async () => {
    const { user } = renderInShop(<ProductShelf title="Ofertas da Semana" cards={cards} />)
    const row = screen.getByRole('list')
    Object.defineProperty(row, 'clientWidth', { value: 1000 })
    const steps = vi.fn()
    row.scrollBy = steps
    await user.click(screen.getByRole('button', { name: 'Ofertas da Semana: ver mais' }))
    await user.click(screen.getByRole('button', { name: 'Ofertas da Semana: ver anteriores' }))
    expect(steps.mock.calls.map(([{ left }]) => left)).toEqual([800, -800])
  })
})
