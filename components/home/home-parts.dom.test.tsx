import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CategoryTiles } from './category-tiles'
import { Hero } from './hero'

it('the hero says what the shop is and leads to the store', () => {
  render(<Hero />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('O mercado local, online')
  expect(screen.getByText('Fresco, daqui, na sua casa.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Explorar Todos os Produtos' })
  expect(link.getAttribute('href')).toBe('/store')
})

it('the four category tiles lead to their categories, and search for one the store does not have', () => {
  render(<CategoryTiles slugs={['frutas', 'verduras', null, 'padaria']} />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Frutas', '/categoria/frutas'],
    ['Verduras', '/categoria/verduras'],
    ['Laticínios', '/busca/Latic%C3%ADnios'],
    ['Padaria', '/categoria/padaria'],
  ])
})
