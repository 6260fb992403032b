import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Hero } from './hero'

it('the hero says what the shop is and leads to the store', () => {
  render(<Hero />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('O mercado local, online')
  expect(screen.getByText('Fresco, daqui, na sua casa.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Explorar Todos os Produtos' })
  expect(link.getAttribute('href')).toBe('/store')
})
