import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { specifiedZone } from '@/lib/domain/delivery'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { DeliveryLine } from './delivery-line'
import { DeliveryLineGate } from './delivery-line-gate'

const zones = [specifiedZone('Balneário Camboriú'), { ...specifiedZone('Itajaí/SC'), fee: 1850 }]
const line = (
  <>
    <DeliveryLine zones={zones} />
    <DeliveryLineGate />
  </>
)
const link = () => screen.getByRole('link')

describe('the line of the delivery', () => {
  it('says the city that was confirmed before', async () => {
    renderInShop(line, { deliveryZones: zones, delivery: { city: 'itajai', cityConfirmed: true } })
    await vi.waitFor(() => expect(link().textContent).toMatch(/^Entrega em Itajaí\/SC · R\$\s18,50$/))
    expect(link().getAttribute('data-in-place')).toBe('alive')
  })

  it('says when delivery is next, as the server says it now', async () => {
    const windows = [{ key: '2026-11-25T16:00/18:00', text: 'Hoje, 16h–18h' }]
    vi.stubGlobal('fetch', async () => Response.json({ windows, validMs: 60_000 }))
    renderInShop(line, { deliveryZones: zones, hasWindows: true })
    await vi.waitFor(() => expect(link().textContent).toMatch(/^Hoje, 16h–18h · Entrega em 2 cidades/))
  })

  it('says while the market is closed that it can be ordered for then, without a third line', async () => {
    const windows = [{ key: '2026-11-26T09:00/11:00', text: 'Amanhã, 9h–11h' }]
    vi.stubGlobal('fetch', async () => Response.json({ windows, validMs: 60_000, isClosed: true }))
    renderInShop(line, {
      deliveryZones: zones,
      hasWindows: true,
      delivery: { city: 'itajai', cityConfirmed: true },
    })
    await vi.waitFor(() =>
      expect(link().textContent).toMatch(
        /^Fechado agora; peça já para amanhã, 9h–11h · Entrega em Itajaí\/SC · R\$\s18,50$/,
      ),
    )
  })
})
