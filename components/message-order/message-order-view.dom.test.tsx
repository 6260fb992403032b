import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/browser/query-client'
import type { MessageOrder } from '@/lib/domain/message-order'
import { followMs } from '@/lib/domain/past-order'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cameBackByKey, leftFromHereKey } from '@/stores/checkout/storage-keys'
import { MessageOrderView } from './message-order-view'

const token = '0123456789abcdef'.repeat(2)
const evil = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`
const order: MessageOrder = {
  title: 'Pedido A1B2',
  code: 'A1B2',
  status: 'Falta só enviar',
  detail: null,
  fulfillment: 'waiting',
  isReceived: false,
  pushKey: null,
  isPickup: false,
  picked: null,
  changes: null,
  isUnderWay: false,
  send: { label: 'Enviar pelo WhatsApp', link: 'https://pay.example/?text=x', next: '/success?volta=v' },
  pix: null,
  lines: [{ name: '2 × Banana', picture: null, amount: 'R$ 11,80', now: null, became: null, notes: [] }],
  totals: [{ name: 'Total', amount: 'R$ 11,80', weight: 'main' }],
  agreement: null,
  window: null,
  delivery: ['Entrega em Balneário Camboriú'],
  cancelPath: '/store',
}
const [first] = order.lines as [MessageOrder['lines'][number]]
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

  it('leads to the market with its code, once that has begun', async () => {
    open(() => Response.json({ ...order, fulfillment: 'on-the-way', send: null }))
    const talk = await screen.findByRole('link', { name: 'Falar com o mercado' })
    expect(talk.getAttribute('href')).toContain(encodeURIComponent('Olá! É sobre o pedido A1B2.'))
    cleanup()
    queryClient().clear()
    open(() => Response.json(order))
    await screen.findByText('Pedido A1B2')
    expect(screen.queryByRole('link', { name: 'Falar com o mercado' })).toBeNull()
  })

  it('leads to the market where a difference is to be settled, and shows what was ordered', async () => {
    const became = {
      state: 'picked',
      text: 'Separado · 620 g',
      note: 'pedido: cerca de 600 g',
    } as const
    const agreement = { market: 'Combine com o mercado', rest: ' como receber a diferença.' }
    const line = { ...first, became, picture: '/pictures/banana.webp' }
    const { container } = open(() => Response.json({ ...order, agreement, lines: [line] }))
    const link = await screen.findByRole('link', { name: 'Combine com o mercado' })
    expect(link.getAttribute('href')).toBe(
      `https://wa.me/5547999991234?text=${encodeURIComponent('Olá! É sobre o pedido A1B2.')}`,
    )
    expect(link.parentElement?.textContent).toBe('Combine com o mercado como receber a diferença.')
    expect(screen.getByText('pedido: cerca de 600 g')).toBeTruthy()
    expect(container.querySelector('img')?.src).toContain(encodeURIComponent('/pictures/banana.webp'))
  })

  it('selects the code of a Pix where it may not copy it, and says so', async () => {
    const code = { text: '0002012658', note: null, picture: { size: 21, path: 'M0 0.5h1' } }
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    open(() => Response.json({ ...order, pix: { status: 'R$ 11,80 para este pedido', code } }))
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar código Pix' }))
    expect(await screen.findByText('Não deu para copiar. Selecione o código acima e copie.')).toBeTruthy()
    const field = screen.getByLabelText<HTMLInputElement>('Pix copia e cola')
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, code.text.length])
  })

  it('S49 asks again while the market is at it, and says what each line comes to by then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const begun = { fulfillment: 'picking', picked: '1 de 1 item conferido', isUnderWay: true } as const
    const became = { state: 'missing', text: 'Faltou' } as const
    const line = { ...first, now: 'R$ 0,00', became }
    const totals = [...order.totals, { name: 'Diferença', amount: 'a combinar', weight: null }]
    let answer: MessageOrder = { ...order, ...begun, picked: '0 de 1 item conferido' }
    open(() => Response.json(answer))
    expect(await screen.findByText('0 de 1 item conferido')).toBeTruthy()
    answer = { ...order, ...begun, lines: [line], totals }
    await vi.advanceTimersByTimeAsync(followMs)
    expect(await screen.findByText('1 de 1 item conferido')).toBeTruthy()
    expect(screen.getByText('Etapa 2 de 5: Separação')).toBeTruthy()
    const row = screen.getByRole('row', { name: /^2 × Banana/ })
    expect(row.textContent).toBe('2 × BananaFaltouFalar sobre este itemR$ 11,80 no pedido, agora R$ 0,00')
    const talk = screen.getByRole('link', { name: 'Falar sobre este item: 2 × Banana' })
    expect(talk.getAttribute('href')).toContain(
      encodeURIComponent('Olá! É sobre o pedido A1B2. 2 × Banana: Faltou.'),
    )
    expect(row.querySelector('s')?.textContent).toContain('R$ 11,80')
    // What is not known yet is not what is paid.
    expect(screen.getByRole('row', { name: /^Total/ }).className).toBe('order-main')
    expect(screen.getByRole('row', { name: 'Diferença a combinar' }).className).toBe('')
  })
})
