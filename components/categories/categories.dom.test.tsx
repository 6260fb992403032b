import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CategoryRail, CategoryTiles } from './categories'

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const pictureIn = (name: string) =>
  screen.getByRole('link', { name }).querySelector('img')?.getAttribute('src') ?? ''

describe('category tiles', () => {
  it('the four category tiles lead to their categories, with the placeholder where there is no picture', () => {
    const tiles = ['Frutas', 'Verduras', 'Laticínios', 'Padaria'].map((title, index) => ({
      title,
      path: `/categoria/${index}`,
      picture: index === 0 ? '/pictures/maca.webp' : null,
    }))
    render(<CategoryTiles tiles={tiles} layout="strip" />)
    expect(links()).toEqual(tiles.map(({ title, path }) => [title, path]))
    expect(pictureIn('Frutas')).toContain('maca.webp')
    expect(pictureIn('Padaria')).toContain('placeholder.webp')
  })
})

describe('the rail of categories', () => {
  const categories = [
    { slug: 'hierbas', title: 'Hierbas', picture: 'https://a.example/hierbas.jpg' },
    { slug: 'velas & más', title: 'Velas y más', picture: null },
  ]

  it('marks the one the page is of, and no other', () => {
    render(<CategoryRail row={{ categories, current: 'hierbas' }} isStore={false} />)
    const rail = within(screen.getByRole('navigation', { name: 'Categorias' }))
    expect(rail.getAllByRole('link', { current: true }).map(({ textContent }) => textContent)).toEqual([
      'Hierbas',
    ])
  })
})
