import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyOrderPage } from '@/lib/desk/browser/testing/sample-orders'
import { renderAtDesk } from '../testing/render-at-desk'
import type { ListedView } from './order-filters'
import { OrderTabs } from './order-tabs'

it('R85 one tap leads from what was delivered to what is open of it, with its sums', () => {
  const filters = { view: 'delivered', q: '', day: '', city: '', window: '' } as const
  const open = {
    back: { count: 2, sum: { amount: 1144, currency: 'brl' } },
    due: { count: 1, sum: { amount: 204, currency: 'brl' } },
  }
  const counts = { ...emptyOrderPage.counts, attention: 0, unconfirmed: 0, cancelled: 0, delivered: 0 }
  const tabs = (view: ListedView) => (
    <OrderTabs filters={{ ...filters, view }} counts={{ ...counts, ready: 0, 'on-the-way': 0 }} open={open} />
  )
  renderAtDesk(tabs('delivered'))
  expect(screen.getByRole('link', { name: /^A acertar\s*3$/ }).getAttribute('href')).toContain('to-settle')
  const way = screen.getByRole('link', { name: /^A acertar: R/ })
  expect(way.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'A acertar: R$ 11,44 a devolver e R$ 2,04 a receber',
  )
  expect(way.getAttribute('href')).toContain('to-settle')
  cleanup()
  renderAtDesk(tabs('working'))
  expect(screen.queryByRole('link', { name: /^A acertar: R/ })).toBeNull()
})
