import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PurchasesView } from '@/components/profile/device-sections'
import { unitPriceText } from '@/lib/copy/unit-price'
import type { PastOrder, PastOrderLine } from '@/lib/domain/past-order'
import { toVariantCard } from '@/lib/domain/product-card'
import { unitPriceOf } from '@/lib/domain/unit-price'
import { renderInShop } from '@/lib/testing/render-in-shop'
import {
  brl,
  cartItemOf,
  found,
  makeLine,
  makeOrder,
  plainPrice,
  productIdOf,
  productOf,
  variantIdOf,
  variantOf,
} from '@/lib/testing/sample-values'
import { parseStoredCart } from '@/lib/testing/stored-cart'
import { cartKey } from '@/stores/cart-storage'
import { orderKeysKey } from '@/stores/checkout/storage-keys'
import { shelfOf } from './bought'

/** A card of today that costs `amount`. */
function makeCard(number: number, title: string, amount: number, subtitle: string | null = null, stock = 9) {
  const price = { ...plainPrice, amount: amount + 100, saleAmount: amount }
  const variant = variantOf({ id: variantIdOf(number), title, stock, price })
  const product = productOf({ id: productIdOf(number), title, subtitle, variants: [variant] })
  return { ...toVariantCard(product, variant), unitPrice: unitPriceText(unitPriceOf(product, variant)) }
}

const makeBought = (number: number, title: string, more: Partial<PastOrderLine> = {}) =>
  makeLine({ variantId: variantIdOf(number), title, amount: brl(500), ...more })

const delivered = makeOrder({
  ...{ code: 'A-1', fulfillment: 'delivered', fulfillmentAt: '2026-03-05T16:00:00.000Z' },
  lines: [
    makeBought(1, 'Banana', { quantity: 2, outcome: found }),
    makeBought(2, 'Leite', { outcome: { ...found, state: 'replaced', replacement: 'Leite de cabra' } }),
    makeBought(3, 'Morango'),
    makeBought(4, 'Sapoti'),
    makeBought(5, 'Biscoito', { amount: brl(800) }),
    makeBought(6, 'Abacaxi', { quantity: 3 }),
  ],
  ...{ productsTotal: brl(4000), shippingFee: brl(800) },
})
const cards = [
  makeCard(1, 'Banana', 690),
  makeCard(2, 'Leite', 549),
  makeCard(3, 'Morango', 1250, null, 0),
  makeCard(5, 'Biscoito de polvilho', 800, '100 g, assado'),
  makeCard(6, 'Abacaxi', 849, 'cerca de 1,5 kg', 2),
]
const gone = [variantIdOf(4)]
const again = { items: [{ item: cartItemOf({ title: 'Banana' }), quantity: 1, wanted: 2 }], missing: gone }

async function open(order: PastOrder = delivered, bought: object = { cards, gone }, status = 200) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/orders/mine') return Response.json({ orders: [order] })
    if (path === '/api/orders/again') return Response.json(again)
    if (path !== '/api/orders/products') return Response.json({}, { status: 404 })
    asked.push(JSON.parse(String(init?.body)))
    return Response.json(bought, { status })
  })
  const shop = renderInShop(<PurchasesView contact={undefined} />)
  return { ...shop, asked, order: within(await screen.findByRole('article', { name: 'Pedido A-1' })) }
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const shelf = () => screen.findByRole('region', { name: 'Compre de novo' })
const stored = () => parseStoredCart(window.localStorage.getItem(cartKey))

beforeEach(() => {
  window.localStorage.setItem(orderKeysKey, JSON.stringify({ version: 1, keys: ['attempt-000000000001'] }))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

describe('what was bought', () => {
  it('says at each line of an order what a piece costs today, whether it is there, and what it is called now', async () => {
    const { order, asked } = await open()
    await order.findByText(/^Hoje R\$\s6,90 cada$/)
    expect(asked).toEqual([{ keys: ['attempt-000000000001'], everyVariant: true }])
    const said = [...document.querySelectorAll('li > [data-slot=line-today]')]
    expect(said.map(({ textContent }) => plain(textContent))).toEqual([
      'Hoje R$ 6,90 cada',
      'Você pediu: Leite · hoje R$ 5,49',
      'Fora de estoqueVer parecidos',
      'Não está mais à venda',
      'Agora: Biscoito de polvilho (100 g) · mesmo preço hoje',
      'Hoje ≈ R$ 8,49 cada',
    ])
    // What is sold out or gone is not to be added.
    expect(order.getAllByRole('button', { name: /^Adicionar .* ao carrinho$/, hidden: true })).toHaveLength(4)
    // Two pieces of the three that were ordered are left.
    expect(plain(document.querySelector('[data-slot=again-today]')?.textContent)).toBe(
      '4 de 6 itens hoje≈ R$ 44,27 + frete',
    )
  })

  it('goes into the cart as a whole, and says what there is less of, and what is gone', async () => {
    const { order, user, toast } = await open()
    await user.click(order.getByRole('button', { name: 'Comprar de novo o pedido A-1' }))
    const said = '1 produto adicionado. Em quantidade menor: Banana. Não disponível agora: Sapoti.'
    await expect.poll(toast).toBe(`default: Adicionado ao Carrinho! 🛒 | ${said}`)
    expect(stored()).toMatchObject([{ variantId: variantIdOf(1), quantity: 1 }])
  })

  it('stands on a shelf, the latest first, what is sold out at the end, and without what is gone', async () => {
    await open()
    const bought = within(await shelf())
    const titles = bought.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Banana', 'Leite', 'Biscoito de polvilho', 'Abacaxi', 'Morango'])
    expect(bought.getAllByText(/^(Fora de estoque|Ver parecidos)$/)).toHaveLength(2)
  })

  it.each<[string, Partial<PastOrder>]>([
    ['under way', { fulfillment: 'ready' }],
    ['to be sent', { state: 'opened', fulfillment: 'waiting', unsentPath: '/pedido/x' }],
  ])('is no more of what an order holds that is %s', async (_name, more) => {
    const lines = [makeBought(1, 'Banana')]
    const held = { ...delivered, fulfillmentAt: new Date().toISOString(), lines, ...more }
    const today = new Map(cards.map((card) => [card.item?.variantId ?? '', card]))
    expect(shelfOf(today, [held, delivered])[0]?.title).toBe('Leite')
    await open(held, { cards: cards.slice(0, 1), gone: [] })
    // At its lines more of the same would look like a change.
    expect(document.querySelector('[data-slot=line-today]')).toBeNull()
    expect(
      document.querySelector('[data-slot=bought-room]') ?? screen.queryByText('Compre de novo'),
    ).toBeNull()
  })

  it('is not offered where nothing of an order is for sale', async () => {
    const { order } = await open({ ...delivered, lines: [makeBought(4, 'Sapoti')] }, { cards: [], gone })
    expect(await order.findByText('Nenhum item à venda hoje')).toBeTruthy()
    expect(order.queryByRole('button', { name: 'Comprar de novo o pedido A-1' })).toBeNull()
  })

  it('says nothing of today where the shop does not answer', async () => {
    const { order } = await open(delivered, {}, 503)
    await expect.poll(() => document.querySelector('[data-slot=bought-room]')).toBeNull()
    expect(document.querySelector('[data-slot=line-today], [data-slot=again-today]')).toBeNull()
    expect(order.getByRole('button', { name: 'Comprar de novo o pedido A-1' })).toBeTruthy()
  })
})
