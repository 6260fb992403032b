import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/browser/query-client'
import type { MessageOrder } from '@/lib/domain/message-order'
import { followMs, type PastOrder, type PastOrderLine, pickingMs } from '@/lib/domain/past-order'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { variantIdOf } from '@/lib/testing/sample-values'
import { forgetPlacedOrders } from '@/stores/checkout/placed-orders'
import { cameBackByKey, leftFromHereKey } from '@/stores/checkout/storage-keys'
import { MessageOrderView } from './message-order'

const token = '0123456789abcdef'.repeat(2)
const evil = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`
const total = { amount: 1180, currency: 'brl' }
const line: PastOrderLine = {
  variantId: variantIdOf(1),
  title: 'Banana',
  variantTitle: null,
  quantity: 2,
  nominalGrams: null,
  amount: total,
  outcome: null,
  substitution: null,
  settled: null,
}
const past: PastOrder = {
  code: 'A1B2',
  placedAt: new Date().toISOString(),
  state: 'opened',
  fulfillment: 'waiting',
  fulfillmentAt: null,
  pickup: null,
  lines: [line],
  productsTotal: total,
  shippingFee: null,
  details: null,
  settled: null,
}
const order: MessageOrder = {
  order: past,
  status: 'Falta só enviar',
  send: { label: 'Enviar pelo WhatsApp', link: 'https://pay.example/?text=x', next: '/success?volta=v' },
  pix: null,
  delivery: ['Entrega em Balneário Camboriú'],
  cancelPath: '/store',
}
/** The same order, further on its way. */
const orderOf = (further: Partial<PastOrder>): MessageOrder => ({ ...order, order: { ...past, ...further } })
const found = { state: 'picked', quantity: null, weightGrams: null, replacement: null } as const
const released = vi.fn(() => true)

function open(answer: () => Response, path = `/pedido/${token}`) {
  window.history.replaceState(null, '', path)
  vi.stubGlobal('fetch', async () => answer())
  return renderInShop(<MessageOrderView contact="https://wa.me/5547999991234?text=" />)
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
        ...orderOf({ code: evil, lines: [{ ...line, title: evil, notes: [evil] }] }),
        status: evil,
        delivery: [evil],
      }),
    )
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', `Pedido ${evil}`)
    expect(screen.getByRole('listitem').textContent).toContain(evil)
    expect(container.querySelector('script, [onerror], img[src="x"]')).toBeNull()
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

  it('is no more to be sent once its shopper says that it was, which is asked of no one else', async () => {
    const arrived = orderOf({ state: 'arrived' })
    open(() => Response.json(arrived))
    await screen.findByText('Pedido A1B2')
    expect(screen.queryByRole('button', { name: 'Já enviei' })).toBeNull()
    cleanup()
    queryClient().clear()
    window.sessionStorage.setItem(leftFromHereKey, 'attempt-1')
    // Its own shop's orders are messages.
    window.history.replaceState(null, '', `/pedido/${token}`)
    renderInShop(<MessageOrderView contact="https://wa.me/5547999991234?text=" />, {
      checkoutHosts: ['wa.me'],
    })
    expect(await screen.findByRole('heading', { name: 'Falta confirmar o envio' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Já enviei' }))
    expect(screen.getByRole('heading', { name: 'Pedido enviado' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Já enviei' })).toBeNull()
    forgetPlacedOrders()
  })

  it('leads to the market with its code, once that has begun', async () => {
    open(() => Response.json({ ...orderOf({ fulfillment: 'on-the-way' }), send: null }))
    const talk = await screen.findByRole('link', { name: 'Falar com o mercado' })
    expect(talk.getAttribute('href')).toContain(encodeURIComponent('Olá! É sobre o pedido A1B2.'))
    cleanup()
    queryClient().clear()
    open(() => Response.json(order))
    await screen.findByText('Pedido A1B2')
    expect(screen.queryByRole('link', { name: 'Falar com o mercado' })).toBeNull()
  })

  it('leads to the market where a difference is to be settled, and shows what was ordered', async () => {
    const weighed = {
      ...line,
      quantity: 1,
      nominalGrams: 600,
      outcome: { ...found, weightGrams: 620 },
      picture: '/pictures/banana.webp',
    }
    const settled = { ordered: 1180, paid: 1180, mark: null, now: 1100, currency: 'brl' }
    const { container } = open(() =>
      Response.json(orderOf({ fulfillment: 'ready', settled, lines: [weighed] })),
    )
    const link = await screen.findByRole('link', { name: 'Falar da devolução' })
    expect(link.getAttribute('href')).toBe(
      `https://wa.me/5547999991234?text=${encodeURIComponent('Olá! É sobre o pedido A1B2. Há R$\u00a00,80 a meu favor. Como e quando recebo?')}`,
    )
    expect(screen.getByText(/^R\$\s0,80 a receber de volta$/)).toBeTruthy()
    // Where nothing else is loud.
    expect(link.className).toContain('border-input')
    expect(screen.getByText(/^pedido: cerca de 600\sg$/)).toBeTruthy()
    expect(container.querySelector('img')?.src).toContain(encodeURIComponent('/pictures/banana.webp'))
  })

  it('selects the code of a Pix where it may not copy it, and says so', async () => {
    const picture = { size: 21, path: 'M0 0.5h1' }
    const code = { text: '0002012658', receiver: 'Mercado', note: null, amount: total, picture }
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    open(() => Response.json({ ...order, pix: { status: 'R$ 11,80 para este pedido', detail: null, code } }))
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar código Pix' }))
    expect(await screen.findByText('Não deu para copiar. Selecione o código abaixo e copie.')).toBeTruthy()
    const field = screen.getByLabelText<HTMLInputElement>('Pix copia e cola')
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, code.text.length])
  })

  it('S49 asks again while the market is at it, and says what each line comes to by then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const settled = { ordered: 1180, paid: 1180, mark: null, now: 0, currency: 'brl' }
    const missing = {
      ...line,
      outcome: { ...found, state: 'missing' },
      settled: { ordered: 1180, now: 0 },
    } as const
    let answer = order
    open(() => Response.json(answer))
    // As a tab that was opened before the message was sent.
    expect(await screen.findByText('Falta só enviar')).toBeTruthy()
    answer = orderOf({ fulfillment: 'picking' })
    await vi.advanceTimersByTimeAsync(followMs)
    expect(await screen.findByText('0 de 1 item conferido')).toBeTruthy()
    answer = orderOf({ fulfillment: 'picking', lines: [missing], settled })
    await vi.advanceTimersByTimeAsync(pickingMs)
    expect(await screen.findByText('1 de 1 item conferido')).toBeTruthy()
    expect(screen.getByText('Etapa 2 de 4: Separando')).toBeTruthy()
    const row = screen.getByRole('listitem')
    expect(row.textContent?.replaceAll('\u00a0', ' ')).toBe(
      '2 × BananaR$ 11,80 no pedido, agora R$ 0,00FaltouFalar sobre este item',
    )
    const talk = screen.getByRole('link', { name: 'Falar sobre este item: 2 × Banana' })
    expect(talk.getAttribute('href')).toContain(
      encodeURIComponent('Olá! É sobre o pedido A1B2. 2 × Banana: Faltou.'),
    )
    expect(row.querySelector('s')?.textContent).toMatch(/^R\$\s11,80/)
    // Until the bag is closed no difference is the last one.
    expect(screen.getByText('Total agora').parentElement?.className).toContain('font-extrabold')
    expect(screen.queryByText(/^Diferença/)).toBeNull()
    answer = orderOf({ fulfillment: 'ready', lines: [missing], settled })
    await vi.advanceTimersByTimeAsync(followMs)
    expect(await screen.findByText('Diferença a seu favor')).toBeTruthy()
    vi.useRealTimers()
  })
})
