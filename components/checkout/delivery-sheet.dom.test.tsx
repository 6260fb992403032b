import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { specifiedZone } from '@/lib/domain/delivery'
import { recordNavigation } from '@/lib/testing/record-navigation'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cartItemOf, completeDelivery } from '@/lib/testing/sample-values'
import { parseStoredCart } from '@/lib/testing/stored-cart'
import { cartKey } from '@/stores/cart-storage'
import { deliveryKey } from '@/stores/checkout/storage-keys'
import { usePanel } from '@/stores/storefront-provider'
import { DeliverySheet } from './delivery-sheet'
import { useBuyNow } from './use-buy-now'

const item = cartItemOf()
const { variantId } = item

let left: readonly string[]
beforeEach(() => {
  left = recordNavigation()
})

/** As a card or the page of a product has it. */
function BuyButton({ quantity }: { readonly quantity: number }) {
  const { buyNow } = useBuyNow()
  return (
    <button type="button" onClick={() => void buyNow({ item, quantity, failureTitle: 'Erro ao comprar' })}>
      Comprar
    </button>
  )
}

type Case = {
  readonly stored?: Parameters<typeof renderInShop>[1]
  readonly answers?: readonly Record<string, unknown>[]
  readonly quantity?: number
  readonly title?: string
}

const OpenPanel = () => <p data-testid="open">{usePanel(({ open }) => open)}</p>

async function ask({ stored, answers = [], quantity = 1, title = 'Onde entregamos?' }: Case = {}) {
  const sent: { key: string | null; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push({ key: new Headers(init.headers).get('idempotency-key'), body: JSON.parse(String(init.body)) })
    const answer = answers[sent.length - 1] ?? { url: 'https://pay.example/1' }
    return Response.json(answer, { status: 'url' in answer ? 200 : 409 })
  })
  const shop = renderInShop(
    <>
      <BuyButton quantity={quantity} />
      <DeliverySheet />
      <OpenPanel />
    </>,
    stored,
  )
  await shop.user.click(screen.getByRole('button', { name: 'Comprar' }))
  const sheet = await screen.findByRole('dialog', { name: title })
  return { ...shop, sent, sheet }
}

type User = Awaited<ReturnType<typeof ask>>['user']

const finish = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Finalizar Compra' })
const skip = () => screen.queryByRole('button', { name: 'Continuar sem informar' })
const goOn = async (user: User) => user.click(screen.getByRole('button', { name: 'Continuar sem informar' }))
const isShown = () => screen.queryByRole('dialog') !== null

async function giveAll(user: User) {
  await user.click(screen.getByRole('button', { name: 'Verificar' }))
  await user.click(screen.getByLabelText('Retirar o produto do carrinho'))
  await user.type(screen.getByLabelText('WhatsApp'), 'Ana 479')
}

const given = { city: 'Balneário Camboriú', whatsapp: 'Ana 479', substitution: 'remove' }
const posted = (quantity: number, delivery?: unknown) => ({
  kind: 'buy-now',
  items: [{ variantId, quantity, seenAmount: 500 }],
  cancelPath: '/',
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...(delivery ? { delivery } : {}),
})

describe('buying at once on a device that knows no delivery', () => {
  it('asks for it first, with the total, and pays with one tap more once all of it is there', async () => {
    const { user, sent, sheet } = await ask({ quantity: 2 })
    expect(sheet.textContent).toMatch(/Banana Prata1\skg2 × R\$\s5,00 · frete R\$\s12,00/)
    expect(sheet.textContent).toMatch(/Total com freteR\$\s22,00/)
    expect(within(sheet).getByText('Verifique a cidade de entrega')).toBeTruthy()
    expect([finish().disabled, sent]).toEqual([true, []])
    await giveAll(user)
    expect([finish().disabled, skip()]).toEqual([false, null])
    await user.dblClick(finish())
    await expect.poll(() => left).toEqual(['https://pay.example/1'])
    expect(sent.map(({ body }) => body)).toEqual([{ ...posted(2, given), seenFee: 1200 }])
    expect(JSON.parse(window.localStorage.getItem(deliveryKey) ?? '')).toEqual({
      ...given,
      cityConfirmed: true,
    })
  })

  it.each([
    ['nothing where nothing is known', {}],
    ['nothing of a city that is not served', { city: 'Blumenau', whatsapp: ' ' }],
    [
      'a served city in any spelling',
      { city: 'balneario camboriu' },
      { delivery: { city: 'balneario camboriu', whatsapp: '', substitution: null }, seenFee: 1200 },
    ],
    [
      'a contact alone',
      { city: 'Blumenau', whatsapp: '479' },
      { delivery: { city: '', whatsapp: '479', substitution: null } },
    ],
  ])('posts %s with Continuar sem informar, as it ever was', async (_, delivery, more?: object) => {
    const { user, sent } = await ask({ stored: { delivery } })
    await goOn(user)
    await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ ...posted(1), ...more }])
    await expect.poll(() => left).toHaveLength(1)
  })

  it('cannot be left out where orders go by message, since no hosted checkout asks for it', async () => {
    const delivery = { ...completeDelivery, street: 'Rua das Flores' }
    const { user } = await ask({ stored: { checkoutHosts: ['wa.me'], delivery } })
    expect([finish().disabled, skip()]).toEqual([true, null])
    await user.click(screen.getByText('Informe a rua e o número'))
    expect(screen.getByRole('alert').textContent).toBe('Informe o número. Sem número? Escreva s/n.')
    const isInvalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid')
    expect(['Rua', 'Número'].map(isInvalid)).toEqual(['false', 'true'])
  })

  const changed = (change: object, price: object | null) => ({
    kind: 'cart-changed',
    lines: [{ variantId, quantity: 1, price, stock: 2, weightGrams: null, changes: [change] }],
  })

  it('shows what it costs now when the price has changed, and pays that', async () => {
    const price = { amount: 649, saleAmount: null, currency: 'brl' }
    const { user, sent, sheet, toast } = await ask({
      answers: [changed({ kind: 'price', from: 500, to: 649 }, price)],
    })
    await goOn(user)
    await expect.poll(toast).toMatch(/O preço mudou de R\$\s5,00 para R\$\s6,49\./)
    expect(sheet.textContent).toMatch(/R\$\s18,49/)
    await goOn(user)
    await expect.poll(() => sent[1]?.body['items']).toEqual([{ variantId, quantity: 1, seenAmount: 649 }])
  })

  it('closes with Escape, posts nothing, and keeps what was given for the next time', async () => {
    const { user, sent } = await ask()
    await giveAll(user)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(isShown()).toBe(false))
    expect([document.activeElement?.textContent, sent]).toEqual(['Comprar', []])
    await user.click(screen.getByRole('button', { name: 'Comprar' }))
    await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ ...posted(1, given), seenFee: 1200 }])
    expect(isShown()).toBe(false)
  })

  const withMinimum = [{ ...specifiedZone('Balneário Camboriú'), minimum: 2000 }]

  it.each([
    ['nothing is known', {}],
    ['all is known', completeDelivery],
  ])(
    'leads into the cart below the minimum where %s, and offers nothing that is refused',
    async (_, delivery) => {
      const { user, sent, sheet } = await ask({
        stored: { deliveryZones: withMinimum, delivery },
        quantity: 2,
      })
      expect([finish().disabled, skip()]).toEqual([true, null])
      expect(sheet.textContent?.match(/Faltam R\$\s10,00 para o pedido mínimo/g)).toHaveLength(1)
      await user.click(screen.getByRole('button', { name: 'Pôr no carrinho e escolher mais' }))
      expect(screen.getByTestId('open').textContent).toBe('cart')
      const lines = parseStoredCart(window.localStorage.getItem(cartKey))
      expect(lines.map((line) => [line.variantId, line.quantity])).toEqual([[variantId, 2]])
      expect(sent).toEqual([])
    },
  )
})
