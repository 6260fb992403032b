import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAtDesk } from '../testing/render-at-desk'
import { OrderTabs } from './order-tabs'

it('R73 each list says how many of its orders are late, whichever is open', () => {
  const filters = { view: 'delivered', q: '', day: '', city: '', window: '' } as const
  renderAtDesk(<OrderTabs filters={filters} counts={undefined} late={{ waiting: 1, picking: 1, ready: 1 }} />)
  const tab = (name: RegExp) => screen.getAllByRole('link', { name })[0]?.textContent
  expect(tab(/^Para separar/)).toMatch(/2 atrasados$/)
  expect(tab(/^Prontos/)).toMatch(/1 atrasado$/)
  expect(tab(/^Em entrega/)).not.toContain('atrasado')
  // Where its tab may lie to the side of a phone.
  expect(screen.getByRole('link', { name: 'Prontos: 1 atrasado' }).getAttribute('href')).toContain('ready')
})
