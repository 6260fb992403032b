import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recordNavigation } from '@/lib/testing/record-navigation'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cartItemOf, cartLineOf, completeDelivery } from '@/lib/testing/sample-values'
import { CartFooter, useStartCheckout } from '../cart/cart-footer'
import { DeliveryForm } from './delivery-form'
import { DeliverySheet } from './delivery-sheet'
import { useBuyNow } from './use-buy-now'

const today = { key: '2026-11-25T16:00/18:00', text: 'Hoje, 16h–18h' }
const tomorrow = { key: '2026-11-26T09:00/12:00', text: 'Amanhã, 9h–12h' }

let left: readonly string[]
beforeEach(() => {
  left = recordNavigation()
})

/** Offers both windows, and answers checkouts one after another; what was sent. */
function serve(answers: readonly object[], windows: readonly object[] | null = [today, tomorrow]) {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.startsWith('/api/delivery-windows?')) {
      return windows ? Response.json({ windows, validMs: 3_600_000 }) : Response.json({}, { status: 503 })
    }
    sent.push(JSON.parse(String(init.body)))
    const answer = answers[sent.length - 1] ?? { url: 'https://pay.example/1' }
    return Response.json(answer, { status: 'url' in answer ? 200 : 409 })
  })
  return sent
}

function Footer() {
  const { buyCart, isStarting } = useStartCheckout()
  return <CartFooter buyCart={buyCart} isStarting={isStarting} />
}

function renderCart(stored: Parameters<typeof renderInShop>[1] = {}) {
  const cart = (
    <>
      <DeliveryForm />
      <Footer />
    </>
  )
  const shop = { lines: [cartLineOf({ quantity: 2 })], delivery: completeDelivery, hasWindows: true } as const
  return renderInShop(cart, { ...shop, ...stored })
}

const finish = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Finalizar Compra' })

describe('the windows of delivery in the cart', () => {
  it('are asked for last, and one tap takes one', async () => {
    const sent = serve([])
    const { user } = renderCart()
    await screen.findByLabelText('Hoje, 16h–18h')
    expect(finish().disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Escolha o horário' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Hoje, 16h–18h'))
    await user.click(screen.getByLabelText('Amanhã, 9h–12h'))
    await user.click(finish())
    await expect.poll(() => left).toEqual(['https://pay.example/1'])
    expect(sent).toMatchObject([{ kind: 'cart', deliveryWindow: tomorrow.key }])
  })

  it('keep one that is full by now, for the order that holds its place, and offer it to no one else', async () => {
    serve([], [{ ...today, isFull: true }, tomorrow])
    const { unmount } = renderCart({ delivery: { ...completeDelivery, deliveryWindow: today.key } })
    expect((await screen.findByLabelText<HTMLInputElement>('Hoje, 16h–18h')).checked).toBe(true)
    expect(finish().disabled).toBe(false)
    unmount()
    window.localStorage.clear()
    renderCart()
    await screen.findByLabelText('Amanhã, 9h–12h')
    expect(screen.queryByLabelText('Hoje, 16h–18h')).toBeNull()
  })

  it('forget one that was chosen another day', async () => {
    serve([])
    renderCart({ delivery: { ...completeDelivery, deliveryWindow: '2026-11-18T16:00/18:00' } })
    await screen.findByLabelText('Hoje, 16h–18h')
    expect(finish().disabled).toBe(true)
  })

  it.each([
    ['none is free', []],
    ['all are full', [{ ...today, isFull: true }]],
    ['the server does not say', null],
  ])('keep no one from buying where %s', async (_, windows) => {
    serve([], windows)
    renderCart()
    await expect.poll(() => finish().disabled).toBe(false)
  })
})

function BuyButton() {
  const { buyNow } = useBuyNow()
  const request = { item: cartItemOf(), quantity: 1, failureTitle: 'Erro ao comprar' }
  return (
    <button type="button" onClick={() => void buyNow(request)}>
      Comprar
    </button>
  )
}

describe('the windows of delivery of what is bought at once', () => {
  async function ask(answers: readonly object[], delivery: Parameters<typeof renderInShop>[1]) {
    const sent = serve(answers)
    const shop = renderInShop(
      <>
        <BuyButton />
        <DeliverySheet />
      </>,
      { hasWindows: true, ...delivery },
    )
    await shop.user.click(screen.getByRole('button', { name: 'Comprar' }))
    const sheet = await screen.findByRole('dialog', { name: 'Onde entregamos?' })
    await within(sheet).findByLabelText('Amanhã, 9h–12h')
    return { ...shop, sent }
  }

  it('are asked for with what else is not known', async () => {
    const { user, sent } = await ask([], { delivery: completeDelivery })
    expect(finish().disabled).toBe(true)
    await user.click(screen.getByLabelText('Hoje, 16h–18h'))
    await user.click(finish())
    await expect.poll(() => left).toEqual(['https://pay.example/1'])
    expect(sent).toMatchObject([{ kind: 'buy-now', delivery: { deliveryWindow: today.key } }])
  })
})
