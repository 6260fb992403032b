import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LoadFailure } from './load-failure'

it.each([
  [new Error('HTTP 502: Bad Gateway'), 'Erro ao carregar o produto: HTTP 502: Bad Gateway'],
  [new Error(), 'Erro ao carregar o produto: Falha ao carregar o produto'],
])('a product that could not be loaded says literally so: %s', (error, title) => {
  render(<LoadFailure error={error} onRetry={() => undefined} pathname="/product/pao" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
})
