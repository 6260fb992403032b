import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NotFoundView } from './not-found-view'

describe('the page of an address that leads nowhere', () => {
  it('says that the shelf is empty and leads to the store', () => {
    render(<NotFoundView />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Esta prateleira está vazia')
    expect(screen.getByText('A página que você procura não existe ou mudou de lugar.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Explorar Todos os Produtos' })
    expect(link.getAttribute('href')).toBe('/store')
  })
})
