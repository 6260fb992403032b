import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { DeskAisles } from '@/lib/api/desk/aisles'
import { deskAislesCopy as copy } from '@/lib/copy/desk/aisles'
import { deskPaperCopy } from '@/lib/copy/desk/paper'
import { deskQueries } from '../desk-queries'
import { readPaperSize, storePaperSize } from '../paper/stored-size'
import { AislesView } from './aisles-view'

afterEach(() => vi.unstubAllGlobals())

it('prints which orders it holds and that they are not all, on the paper chosen before', async () => {
  const answer: DeskAisles = { aisles: [], orderCount: 200, pieceCount: 900, isCut: true, cities: ['Itajaí'] }
  const orders = { orders: [], next: null, counts: { waiting: 0 }, cities: [] }
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/desk/orders') ? orders : answer),
  )
  storePaperSize('roll')
  render(
    <QueryClientProvider client={deskQueries}>
      <AislesView />
    </QueryClientProvider>,
  )
  const cut = await screen.findByText(copy.cut(200))
  expect(cut.closest('[class*="print:hidden"]')).toBeNull()
  expect(cut.closest('.aisles')?.getAttribute('data-size')).toBe('roll')

  fireEvent.change(screen.getByLabelText(copy.day), { target: { value: '2026-11-22' } })
  fireEvent.change(await screen.findByLabelText(copy.city), { target: { value: 'Itajaí' } })
  expect(await screen.findByText('Pedidos de 22/11 · Itajaí')).toBeTruthy()

  fireEvent.click(screen.getByLabelText(deskPaperCopy.sizes.a4))
  expect(readPaperSize()).toBe('a4')
})
