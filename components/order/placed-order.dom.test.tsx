import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/browser/query-client'
import { sentMessageKey } from '@/lib/domain/message-order'
import type { PastOrder } from '@/lib/domain/past-order'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { brl, completeDelivery, makeOrder } from '@/lib/testing/sample-values'
import { forgetPlacedOrders, openOrderDeliveries } from '@/stores/checkout/placed-orders'
import { deliveryKey } from '@/stores/checkout/storage-keys'
import { tabStorage } from '@/stores/stored-value'
import { PlacedOrder } from './placed-order'

const key = 'attempt-0000000001'
const device = { ...completeDelivery, whatsapp: '47 90000-0000' }

type Opened = { readonly arrived?: true; readonly checkoutHosts?: readonly string[] }

/** Opens the page that thanks, of a tab that was sent for `arrived`; its thanks, and a way to open it anew. */
function open(order: Partial<PastOrder> = {}, { arrived, ...more }: Opened = {}) {
  cleanup()
  queryClient().clear()
  document.body.replaceChildren()
  const { hash } = window.location
  window.history.replaceState({ arrived: arrived ?? key }, '', `/success${hash}`)
  vi.stubGlobal('fetch', async () => Response.json({ orders: [makeOrder(order)] }))
  const [thanks, place] = [document.createElement('div'), document.createElement('div')]
  place.dataset['contact'] = 'https://wa.me/5547999991234?text='
  document.body.append(thanks, place)
  renderInShop(<PlacedOrder place={place} />, { delivery: device, ...more })
  return thanks
}
const byMessage = { checkoutHosts: ['wa.me'] }

/** Reads from the receipt where the order goes and whom the market calls. */
async function readDelivery(): Promise<readonly (string | null)[]> {
  await screen.findByRole('article')
  const said = [...screen.queryAllByText(/^Entrega em/), ...screen.queryAllByRole('definition')]
  return said.map(({ textContent }) => textContent)
}

beforeEach(() => window.history.replaceState(null, '', '/success'))
afterEach(forgetPlacedOrders)

describe('the page after a purchase', () => {
  it('says where this one went, whatever the device says now', async () => {
    const sent = { city: 'balneario camboriu', whatsapp: '47 91111-1111' }
    openOrderDeliveries(tabStorage).save({ order: key, ...sent })
    open()
    expect(await readDelivery()).toEqual(['Entrega em Balneário Camboriú', '47 91111-1111'])
    openOrderDeliveries(tabStorage).clear()
  })

  it('keeps to what it said first, in a tab that did not leave for it', async () => {
    open()
    const first = ['Entrega em Balneário Camboriú', '47 90000-0000']
    expect(await readDelivery()).toEqual(first)
    act(() => {
      window.localStorage.setItem(deliveryKey, JSON.stringify({ ...device, whatsapp: '47 93333-3333' }))
      window.dispatchEvent(new StorageEvent('storage', { key: deliveryKey }))
    })
    expect(await readDelivery()).toEqual(first)
    open()
    expect(await readDelivery()).toEqual(first)
  })

  it('says that a freight is to be agreed, and of an order of today that the market calls', async () => {
    const promise = /^O mercado chama você no WhatsApp antes de entregar\./
    open({ productsTotal: brl(1590), placedAt: new Date().toISOString() })
    expect(await screen.findByText('Entrega em Balneário Camboriú · frete a combinar')).toBeTruthy()
    expect(screen.getByText(promise)).toBeTruthy()
    open({ productsTotal: brl(1590), placedAt: '2025-11-20T12:00:00.000Z' })
    expect(await screen.findByText(/ · frete a combinar$/)).toBeTruthy()
    expect(screen.queryByText(promise)).toBeNull()
  })

  it('shows the last order of this device in a tab that left for none, and says where else it may be', async () => {
    open({}, { arrived: true })
    expect(await screen.findByText('Seu último pedido neste aparelho')).toBeTruthy()
    // Where it goes, no tab here has sent along.
    expect(screen.queryByText(/^Entrega em/)).toBeNull()
    open({ state: 'payment-cancelled' }, { arrived: true })
    expect(await screen.findByText(/^Este navegador não guarda nenhum pedido\./)).toBeTruthy()
  })

  it('of a message says that it is still to be sent, until its shopper says otherwise, also after a reload', async () => {
    const token = '0123456789abcdef'.repeat(2)
    const message = `https://wa.me/5547999991234?text=${token}`
    window.sessionStorage.setItem(sentMessageKey, message)
    window.history.replaceState(null, '', `/success#/pedido/${token}`)
    const order = { placedAt: new Date().toISOString(), isReceived: true }
    const thanks = open(order, byMessage)
    expect(await screen.findByRole('heading', { level: 1, name: 'Você enviou a mensagem?' })).toBeTruthy()
    expect(thanks.hidden).toBe(true)
    const send = screen.getByRole('link', { name: 'Abrir o WhatsApp de novo' })
    expect([send.getAttribute('href'), send.getAttribute('target')]).toEqual([message, '_blank'])
    const sent = screen.getByRole('button', { name: 'Já enviei' })
    expect(sent.className).toContain('bg-secondary')
    expect(document.querySelector('[data-step]')).toBeNull()
    send.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(send)
    // It is opened: whether it was sent, its shopper alone knows.
    expect(screen.getByText('WhatsApp aberto. Enviou por lá? Toque em Já enviei.')).toBeTruthy()
    expect(sent.className).toContain('bg-primary')
    fireEvent.click(sent)
    expect(screen.getByRole('heading', { level: 1, name: 'Mensagem enviada' })).toBeTruthy()
    open(order, byMessage)
    expect(await screen.findByRole('heading', { level: 1, name: 'Mensagem enviada' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Abrir o WhatsApp de novo' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Já enviei' })).toBeNull()
  })

  it('of a message leads to where it is sent from, in a tab that did not come from there', async () => {
    const placedAt = new Date().toISOString()
    open({ state: 'opened', unsentPath: '/pedido/abc', placedAt }, { arrived: true, ...byMessage })
    const send = await screen.findByRole('link', { name: 'Enviar pelo WhatsApp' })
    expect(send.getAttribute('href')).toBe('/pedido/abc')
  })
})
