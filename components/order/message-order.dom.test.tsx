import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/browser/query-client'
import type { MessageOrder } from '@/lib/domain/message-order'
import { followMs, type PastOrder, pickingMs } from '@/lib/domain/past-order'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { brl, makeLine, makeOrder, missing } from '@/lib/testing/sample-values'
import { forgetPlacedOrders } from '@/stores/checkout/placed-orders'
import { cameBackByKey, leftFromHereKey } from '@/stores/checkout/storage-keys'
import { MessageOrderView } from './message-order'

const token = '0123456789abcdef'.repeat(2)
const evil = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`
const line = makeLine({ quantity: 2, amount: brl(1180) })
const past = makeOrder({ placedAt: new Date().toISOString(), state: 'opened', lines: [line] })
const order: MessageOrder = {
  order: past,
  status: 'Falta só enviar',
  send: { label: 'Enviar pelo WhatsApp', link: 'https://pay.example/?text=x', next: '/success?volta=v' },
  pix: null,
  delivery: ['Entrega em Balneário Camboriú'],
  cancelPath: '/store',
}
/** Moves the order further on its way. */
const makeFurther = (further: Partial<PastOrder>) => ({ ...order, order: { ...past, ...further } })
const sendLink = () => screen.getByRole('link', { name: 'Enviar pelo WhatsApp' })
const released = vi.fn(() => true)

function open(answer: () => Response, path = `/pedido/${token}`, shop = {}) {
  cleanup()
  queryClient().clear()
  window.history.replaceState(null, '', path)
  vi.stubGlobal('fetch', async () => answer())
  return renderInShop(<MessageOrderView contact="https://wa.me/5547999991234?text=" />, shop)
}

beforeEach(() => {
  navigator.sendBeacon = released
})
afterEach(() => {
  released.mockClear()
})

describe('the page of an order by message', () => {
  it('S35 shows what was written as text', async () => {
    const { container } = open(() =>
      Response.json({
        ...makeFurther({ code: evil, lines: [{ ...line, title: evil, notes: [evil] }] }),
        status: evil,
        delivery: [evil],
      }),
    )
    expect(await screen.findByText(`Pedido ${evil}`)).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toContain(evil)
    expect(container.querySelector('script, [onerror], img[src="x"]')).toBeNull()
  })

  it('S35 leads to no other host, whatever the answer says', async () => {
    open(() => Response.json(order))
    const send = await screen.findByRole('link', { name: 'Enviar pelo WhatsApp' })
    expect(send.getAttribute('href')).toBe('https://pay.example/?text=x')
    open(() => Response.json({ ...order, send: { ...order.send, link: 'https://evil.example/' } }))
    await screen.findByText('Pedido A1B2')
    expect(screen.queryByRole('link', { name: 'Enviar pelo WhatsApp' })).toBeNull()
  })

  it('says where there is no such order, and where it cannot be had now', async () => {
    open(() => Response.json({ kind: 'not-found' }, { status: 404 }))
    expect(await screen.findByText('Este endereço não leva a nenhum pedido.')).toBeTruthy()
    open(() => Response.json(order), '/pedido/abc')
    expect(await screen.findByText('Este endereço não leva a nenhum pedido.')).toBeTruthy()
  })

  it('gives its pieces back where its shopper leaves, and none where the market has looked at it', async () => {
    const { unmount } = open(() => Response.json(order))
    await screen.findByText('Pedido A1B2')
    fireEvent(window, new Event('pagehide'))
    expect(released).not.toHaveBeenCalled()
    window.sessionStorage.setItem(leftFromHereKey, 'attempt-1')
    fireEvent(window, new Event('pagehide'))
    expect(released).toHaveBeenCalledTimes(1)
    // The tab is back from its payment once another page is shown.
    expect(window.sessionStorage.getItem(cameBackByKey)).toBeNull()
    window.history.replaceState(null, '', '/store')
    unmount()
    expect(window.sessionStorage.getItem(cameBackByKey)).toBe('navigate')
    expect(released).toHaveBeenCalledTimes(2)
  })

  it('is no more to be sent once its shopper says that it was, which is asked of no one else', async () => {
    const send = { ...order.send, link: 'https://wa.me/1' }
    const arrived = { ...makeFurther({ state: 'arrived' }), send }
    open(() => Response.json(arrived))
    await screen.findByText('Pedido A1B2')
    expect(screen.queryByRole('button', { name: 'Já enviei' })).toBeNull()
    window.sessionStorage.setItem(leftFromHereKey, 'attempt-1')
    open(() => Response.json(arrived), `/pedido/${token}`, { checkoutHosts: ['wa.me'] })
    expect(await screen.findByRole('heading', { name: 'Falta confirmar o envio' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Já enviei' }))
    expect(screen.getByRole('heading', { name: 'Pedido enviado' })).toBeTruthy()
    expect(sendLink().className).toContain('bg-secondary')
    open(() => Response.json(makeFurther({ code: 'C3D4', state: 'payment-cancelled' })))
    expect(await screen.findByRole('heading', { name: 'Pedido cancelado' })).toBeTruthy()
    expect(sendLink().className).toContain('bg-secondary')
    expect(screen.queryByRole('button', { name: 'Já enviei' })).toBeNull()
    forgetPlacedOrders()
  })

  it('S49 asks again while the market is at it, leads to it, and names no difference before the last one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const settled = { ordered: 1180, paid: 1180, mark: null, now: 0, currency: 'brl' }
    const lines = [{ ...line, outcome: missing, settled: { ordered: 1180, now: 0 } }]
    let answer = order
    open(() => Response.json(answer))
    // As a tab that was opened before the message was sent.
    expect(await screen.findByText('Falta só enviar')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Falar com o mercado' })).toBeNull()
    answer = makeFurther({ fulfillment: 'picking', lines, settled })
    await vi.advanceTimersByTimeAsync(followMs)
    expect(await screen.findByText('1 de 1 item conferido')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Falar com o mercado' })).toBeTruthy()
    expect(screen.queryByText(/^Diferença/)).toBeNull()
    answer = makeFurther({ fulfillment: 'ready', lines, settled })
    await vi.advanceTimersByTimeAsync(pickingMs)
    expect(await screen.findByText('Diferença a devolver')).toBeTruthy()
    vi.useRealTimers()
  })
})
