import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyOrderPage } from '@/lib/desk/browser/testing/sample-orders'
import { deskQueries, ordersKey } from '../desk-queries'
import { renderAtDesk } from '../testing/render-at-desk'
import { OrdersView } from './orders-view'

afterEach(() => {
  deskQueries.clear()
  window.history.replaceState(null, '', '/')
})

it('a search by digits is asked for once, and once more after a change', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(emptyOrderPage)
  })
  window.history.replaceState(null, '', '/?q=1234')
  renderAtDesk(<OrdersView />)
  await screen.findByText('Nada encontrado')
  const searches = () => asked.filter((path) => path.includes('q=1234'))
  expect(searches()).toEqual(['/api/desk/orders?q=1234'])
  await act(() => deskQueries.invalidateQueries({ queryKey: ordersKey }))
  await waitFor(() => expect(searches()).toHaveLength(2))
})
