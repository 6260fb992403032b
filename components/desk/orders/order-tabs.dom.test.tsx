import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyOrderPage } from '@/lib/desk/browser/testing/sample-orders'
import { renderAtDesk } from '../testing/render-at-desk'
import type { ListedView } from './order-filters'
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
  expect(screen.queryByRole('link', { name: /^A acertar:/ })).toBeNull()
})

it('R85 one tap leads from what was delivered to what is open of it, with its sums', () => {
  const filters = { view: 'delivered', q: '', day: '', city: '', window: '' } as const
  const open = {
    back: { count: 2, sum: { amount: 1144, currency: 'brl' } },
    due: { count: 1, sum: { amount: 204, currency: 'brl' } },
  }
  const counts = { ...emptyOrderPage.counts, attention: 0, unconfirmed: 0, cancelled: 0, delivered: 0 }
  const tabs = (view: ListedView) => (
    <OrderTabs
      filters={{ ...filters, view }}
      counts={{ ...counts, ready: 0, 'on-the-way': 0 }}
      late={undefined}
      open={open}
    />
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
