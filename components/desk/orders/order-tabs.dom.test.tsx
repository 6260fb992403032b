import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAtDesk } from '../testing/render-at-desk'
import { OrderTabs } from './order-tabs'

it('R85 a tab leads to orders whose difference is open, and counts them', () => {
  const filters = { view: 'delivered', q: '', day: '', city: '', window: '' } as const
  const none = { waiting: 0, picking: 0, ready: 0, 'on-the-way': 0, delivered: 0, cancelled: 0 }
  renderAtDesk(
    <OrderTabs filters={filters} counts={{ ...none, attention: 0, unconfirmed: 0, 'to-settle': 3 }} />,
  )
  expect(screen.getByRole('link', { name: /^A acertar\s*3$/ }).getAttribute('href')).toContain('to-settle')
})
