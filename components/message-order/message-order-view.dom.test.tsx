import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/browser/query-client'
import type { MessageOrder } from '@/lib/domain/message-order'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cameBackByKey, leftFromHereKey } from '@/stores/checkout/storage-keys'
import { MessageOrderView } from './message-order-view'

const token = '0123456789abcdef'.repeat(2)
const evil = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`
const order: MessageOrder = {
  title: 'Pedido A1B2',
  status: 'Falta só enviar',
  detail: null,
  send: { label: 'Enviar pelo WhatsApp', link: 'https://pay.example/?text=x', next: '/success?volta=v' },
  lines: [{ name: '2 × Banana', amount: 'R$ 11,80', notes: [] }],
  totals: [{ name: 'Total', amount: 'R$ 11,80' }],
  delivery: ['Entrega em Balneário Camboriú'],
  cancelPath: '/store',
}
const released = vi.fn(() => true)

function open(answer: () => Response, path = `/pedido/${token}`) {
  window.history.replaceState(null, '', path)
  vi.stubGlobal('fetch', async () => answer())
  return renderInShop(<MessageOrderView />)
}

beforeEach(() => {
  navigator.sendBeacon = released
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
  queryClient().clear()
  released.mockClear()
})

describe('the page of an order by message', () => {
  it('S35 shows what was written as text', async () => {
    const { container } = open(() =>
      Response.json({
        ...order,
        title: evil,
        lines: [{ name: evil, amount: evil, notes: [evil] }],
        delivery: [evil],
      }),
    )
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', evil)
    expect(container.querySelector('script, img')).toBeNull()
  })

  it('S35 leads to no other host, whatever the answer says', async () => {
    open(() => Response.json(order))
    const send = await screen.findByRole('link', { name: 'Enviar pelo WhatsApp' })
    expect(send.getAttribute('href')).toBe('https://pay.example/?text=x')
    cleanup()
    queryClient().clear()
    open(() => Response.json({ ...order, send: { ...order.send, link: 'https://evil.example/' } }))
    await screen.findByText('Pedido A1B2')
    expect(screen.queryByRole('link', { name: 'Enviar pelo WhatsApp' })).toBeNull()
  })

  it('says where there is no such order, and where it cannot be had now', async () => {
    open(() => Response.json({ kind: 'not-found' }, { status: 404 }))
    expect(await screen.findByText('Este endereço não leva a nenhum pedido.')).toBeTruthy()
    cleanup()
    open(() => Response.json(order), '/pedido/abc')
    expect(await screen.findByText('Este endereço não leva a nenhum pedido.')).toBeTruthy()
  })

  it('gives its pieces back where its shopper leaves, and nothing where the market has looked at it', async () => {
    open(() => Response.json(order))
    await screen.findByText('Pedido A1B2')
    fireEvent(window, new Event('pagehide'))
    expect(released).not.toHaveBeenCalled()
    window.sessionStorage.setItem(leftFromHereKey, 'attempt-1')
    fireEvent(window, new Event('pagehide'))
    expect(released).toHaveBeenCalledTimes(1)
  })

  it('notes that the tab is back from its payment once another page is shown, and not before', async () => {
    window.sessionStorage.setItem(leftFromHereKey, 'attempt-1')
    const { unmount } = open(() => Response.json(order))
    await screen.findByText('Pedido A1B2')
    expect(window.sessionStorage.getItem(cameBackByKey)).toBeNull()
    window.history.replaceState(null, '', '/store')
    unmount()
    expect(window.sessionStorage.getItem(cameBackByKey)).toBe('navigate')
    expect(released).toHaveBeenCalledTimes(1)
  })
})
