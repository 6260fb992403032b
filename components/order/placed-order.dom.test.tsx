import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/browser/query-client'
import { sentMessageKey } from '@/lib/domain/message-order'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { forgetPlacedOrders, openOrderDeliveries } from '@/stores/checkout/placed-orders'
import { deliveryKey } from '@/stores/checkout/storage-keys'
import { tabStorage } from '@/stores/stored-value'
import { PlacedOrder } from './placed-order'

const key = 'attempt-0000000001'
const order = {
  code: 'B531-849E-A7EB',
  placedAt: '2026-03-05T15:00:00.000Z',
  state: 'arrived',
  lines: [],
  productsTotal: null,
  shippingFee: null,
}
const device = {
  city: 'Balneário Camboriú',
  cityConfirmed: true,
  whatsapp: '47 90000-0000',
  substitution: null,
}
const deliveries = openOrderDeliveries(tabStorage)

/** What the receipt says of its delivery: where it goes and whom the market calls. */
async function receipt(): Promise<readonly (string | null)[]> {
  await screen.findByText('E agora?')
  const said = [...screen.queryAllByText(/^Entrega em/), ...screen.queryAllByRole('definition')]
  return said.map(({ textContent }) => textContent)
}

beforeEach(() => {
  window.history.replaceState({ arrived: key }, '')
  vi.stubGlobal('fetch', async () => Response.json({ orders: [order] }))
})

describe('the receipt of an order', () => {
  it('says where this one went, whatever the device says now', async () => {
    deliveries.save(key, { city: 'balneario camboriu', whatsapp: '47 91111-1111', substitution: 'remove' })
    renderInShop(<PlacedOrder place={document.body} />, {
      delivery: { ...device, whatsapp: '47 92222-2222' },
    })
    expect(await receipt()).toEqual(['Entrega em Balneário Camboriú', '47 91111-1111'])
  })

  it('says that the payment waits, where it goes and what that costs, as the cart did', async () => {
    const money = (amount: number) => ({ amount, currency: 'brl' })
    const priced = { ...order, productsTotal: money(1590), shippingFee: money(1200) }
    const show = (shown: object) => {
      queryClient().clear()
      vi.stubGlobal('fetch', async () => Response.json({ orders: [shown] }))
      return renderInShop(<PlacedOrder place={document.body} />, { delivery: device }).unmount
    }
    const leave = show(priced)
    const paying =
      /^Pagamento de R\$\s27,90 em confirmação: o mercado confirma ao separar\. Não pague de novo\.$/
    expect(await screen.findByText(paying)).toBeTruthy()
    expect(screen.getByText(/^Entrega em Balneário Camboriú · frete R\$\s12,00$/)).toBeTruthy()
    leave()
    const promise =
      'O mercado chama você no WhatsApp antes de entregar. Se você não aceitar o frete, ele cancela o pedido e devolve tudo pelo mesmo meio de pagamento.'
    const arranged = { ...priced, shippingFee: null, placedAt: new Date().toISOString() }
    const leaveArranged = show(arranged)
    expect(await screen.findByText('Entrega em Balneário Camboriú · frete a combinar')).toBeTruthy()
    expect(screen.getByText(promise)).toBeTruthy()
    leaveArranged()
    // No one calls for an order of last year.
    show({ ...arranged, placedAt: '2025-11-20T12:00:00.000Z' })
    expect(await screen.findByText(/ · frete a combinar$/)).toBeTruthy()
    expect(screen.queryByText(promise)).toBeNull()
    expect(screen.queryByText('Combinar o frete agora')).toBeNull()
  })

  it.each([
    ['picking', null, 'Em separação', 'Falar com o mercado'],
    ['ready', 'Rua das Flores, 12', 'Pronto para retirar', 'Falar com o mercado'],
    ['on-the-way', null, 'Saiu para entrega', 'Falar com o mercado'],
    ['delivered', null, 'Entregue', 'Algo errado?'],
    ['cancelled', null, 'Cancelado pelo mercado', 'Falar com o mercado'],
  ])(
    'says how far it is while it is %s, and no more what was next at first',
    async (fulfillment, pickup, title, talk) => {
      vi.stubGlobal('fetch', async () => Response.json({ orders: [{ ...order, fulfillment, pickup }] }))
      const thanks = document.createElement('div')
      const place = document.createElement('div')
      document.body.append(thanks, place)
      place.dataset['contact'] = 'https://wa.me/5547999991234?text='
      renderInShop(<PlacedOrder place={place} />, { delivery: device })
      const link = await screen.findByRole('link', { name: talk })
      expect(link.getAttribute('href')).toContain('wa.me/5547999991234?text=Ol%C3%A1')
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
      // In the place of the thanks.
      expect(thanks.hidden).toBe(true)
      // It is there as a whole.
      expect(screen.queryByRole('link', { name: 'Ver pedido' })).toBeNull()
      expect(screen.getByRole('link', { name: 'Ver pedidos' }).getAttribute('href')).toBe('/pedidos')
      thanks.remove()
      place.remove()
      expect(screen.queryByText('E agora?')).toBeNull()
      expect(screen.queryByText(/^O mercado confirma/)).toBeNull()
    },
  )

  it('leads to the order first, below the thanks too', async () => {
    renderInShop(<PlacedOrder place={document.createElement('div')} />, { delivery: device })
    const see = await screen.findByRole('link', { name: 'Ver pedido' })
    expect(see.className).toMatch(/(^| )rounded-md/)
    expect(see.className).not.toContain('underline')
  })

  it('names no contact where none is known', async () => {
    renderInShop(<PlacedOrder place={document.createElement('div')} />, { delivery: device })
    const steps = (await screen.findByText('E agora?')).parentElement
    expect(steps?.textContent).toBe('E agora?O mercado confirma o pagamento e separa os produtos.')
    cleanup()
    queryClient().clear()
    const settled = { ordered: 6254, paid: 6254, mark: null, now: 5531, currency: 'brl' }
    const changed = { ...order, fulfillment: 'ready', settled }
    vi.stubGlobal('fetch', async () => Response.json({ orders: [changed] }))
    renderInShop(<PlacedOrder place={document.createElement('div')} />, { delivery: device })
    expect(await screen.findByText('Dúvidas? Leve o código deste pedido ao mercado.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Falar com o mercado' })).toBeNull()
  })

  it('says when it comes, and with whom a difference is settled', async () => {
    const details = { substitution: 'similar', deliveryWindow: '2026-11-25T16:00/18:00' }
    const settled = { ordered: 6254, paid: 6254, mark: null, now: 5531, currency: 'brl' }
    const changed = { ...order, fulfillment: 'ready', isReceived: true, details, settled }
    vi.stubGlobal('fetch', async () => Response.json({ orders: [changed] }))
    const place = document.createElement('div')
    place.dataset['contact'] = 'https://wa.me/5547999991234?text='
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-25T12:00:00-03:00') })
    renderInShop(<PlacedOrder place={place} />, { delivery: device })
    expect(await screen.findByText('Chega hoje, 16h–18h')).toBeTruthy()
    const href = screen.getByRole('link', { name: 'Falar da devolução' }).getAttribute('href')
    expect(href).toContain(encodeURIComponent(order.code))
    expect(href).toContain(encodeURIComponent('Há R$\u00a07,23 a meu favor. Como e quando recebo?'))
    expect(screen.getByText(/^R\$\s7,23 a receber de volta$/)).toBeTruthy()
  })

  it('shows the last order of this device in a tab that left for none, and says where else it may be', async () => {
    window.history.replaceState({ arrived: true }, '')
    renderInShop(<PlacedOrder place={document.createElement('div')} />, { delivery: device })
    expect(await screen.findByText('Seu último pedido neste aparelho')).toBeTruthy()
    expect(screen.getByRole('article', { name: 'Pedido B531-849E-A7EB' })).toBeTruthy()
    // Where it goes, no tab here has sent along.
    expect(screen.queryByText(/^Entrega em/)).toBeNull()
    cleanup()
    queryClient().clear()
    vi.stubGlobal('fetch', async () => Response.json({ orders: [{ ...order, state: 'payment-cancelled' }] }))
    renderInShop(<PlacedOrder place={document.createElement('div')} />, { delivery: device })
    expect(await screen.findByText(/^Este navegador não guarda nenhum pedido\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver pedidos' }).getAttribute('href')).toBe('/pedidos')
  })

  it('of a message says that it is still to be sent, with no hour promised, until its shopper says otherwise, also after a reload', async () => {
    const token = '0123456789abcdef'.repeat(2)
    const message = `https://wa.me/5547999991234?text=${token}`
    window.sessionStorage.setItem(sentMessageKey, message)
    window.history.replaceState({ arrived: key }, '', `/success#/pedido/${token}`)
    const details = { substitution: null, deliveryWindow: '2026-11-25T16:00/18:00' }
    const placedAt = '2026-11-25T10:00:00-03:00'
    vi.stubGlobal('fetch', async () =>
      Response.json({ orders: [{ ...order, placedAt, isReceived: true, details }] }),
    )
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-25T12:00:00-03:00') })
    const thanks = document.createElement('div')
    const place = document.createElement('div')
    document.body.append(thanks, place)
    const hosts = { delivery: device, checkoutHosts: ['wa.me'] }
    renderInShop(<PlacedOrder place={place} />, hosts)
    expect(await screen.findByRole('heading', { level: 1, name: 'Você enviou a mensagem?' })).toBeTruthy()
    expect(thanks.hidden).toBe(true)
    expect(screen.getByText('Horário pedido: hoje, 16h–18h')).toBeTruthy()
    expect(screen.queryByText(/^Chega/)).toBeNull()
    const send = screen.getByRole('link', { name: 'Enviar a mensagem' })
    expect([send.getAttribute('href'), send.getAttribute('target')]).toEqual([message, '_blank'])
    expect(send.className).toContain('bg-primary')
    const sent = screen.getByRole('button', { name: 'Já enviei' })
    expect(sent.className).toContain('bg-secondary')
    const step = () => document.querySelector('[data-step]')
    const first = () => `${step()?.textContent} ${step()?.getAttribute('data-step')}`
    // No step of it is made, and nothing follows yet.
    expect(screen.getByText('Falta confirmar o envio')).toBeTruthy()
    expect([step(), screen.queryByText('E agora?')]).toEqual([null, null])
    send.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(send)
    // It is opened: whether it was sent, its shopper alone knows.
    expect(screen.getByText('WhatsApp aberto. Enviou por lá? Toque em Já enviei.')).toBeTruthy()
    expect(sent.className).toContain('bg-primary')
    fireEvent.click(sent)
    expect(screen.getByRole('heading', { level: 1, name: 'Mensagem enviada' })).toBeTruthy()
    expect(first()).toBe('Enviado now')
    const next = 'O mercado confirma os produtos pelo WhatsApp e separa o pedido.'
    expect(screen.getByText(next)).toBeTruthy()
    expect(screen.getByText('Horário pedido: hoje, 16h–18h')).toBeTruthy()
    cleanup()
    queryClient().clear()
    renderInShop(<PlacedOrder place={place} />, hosts)
    expect(await screen.findByRole('heading', { level: 1, name: 'Mensagem enviada' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Abrir o WhatsApp de novo' }).className).not.toContain(
      'bg-primary',
    )
    expect(screen.queryByRole('button', { name: 'Já enviei' })).toBeNull()
    for (const part of [thanks, place]) part.remove()
    forgetPlacedOrders()
    vi.useRealTimers()
  })

  it('of a message leads to where it is sent from, in a tab that did not come from there', async () => {
    window.history.replaceState({ arrived: true }, '', '/success')
    const unsent = {
      ...order,
      state: 'opened',
      unsentPath: '/pedido/abc',
      placedAt: new Date().toISOString(),
    }
    vi.stubGlobal('fetch', async () => Response.json({ orders: [unsent] }))
    const place = document.createElement('div')
    renderInShop(<PlacedOrder place={place} />, { delivery: device, checkoutHosts: ['wa.me'] })
    const send = await screen.findByRole('link', { name: 'Enviar a mensagem' })
    expect(send.getAttribute('href')).toBe('/pedido/abc')
  })

  it('keeps to what it said first, in a tab that did not leave for it', async () => {
    renderInShop(<PlacedOrder place={document.body} />, { delivery: device })
    expect(await receipt()).toEqual(['Entrega em Balneário Camboriú', '47 90000-0000'])
    act(() => {
      window.localStorage.setItem(deliveryKey, JSON.stringify({ ...device, whatsapp: '47 93333-3333' }))
      window.dispatchEvent(new StorageEvent('storage', { key: deliveryKey }))
    })
    expect(await receipt()).toEqual(['Entrega em Balneário Camboriú', '47 90000-0000'])
    cleanup()
    renderInShop(<PlacedOrder place={document.body} />, {
      delivery: { ...device, whatsapp: '47 94444-4444' },
    })
    expect(await receipt()).toEqual(['Entrega em Balneário Camboriú', '47 90000-0000'])
  })
})
