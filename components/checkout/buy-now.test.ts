import { describe, expect, it } from 'vitest'
import type { LineChange } from '@/lib/domain/quote'
import { cartItemOf } from '@/lib/testing/sample-values'
import type { BuyNow } from '@/stores/panel-store'
import { buyNowToast } from './buy-now'

const item = cartItemOf()
const request: BuyNow = { item, quantity: 5, failureTitle: 'Oh não!', failureText: 'Não foi possível.' }
const price = { amount: 700, saleAmount: 649, currency: 'brl' }

function toastAfter(...changes: readonly LineChange[]) {
  const again: BuyNow[] = []
  const line = { variantId: item.variantId, quantity: 5, price, stock: 2, weightGrams: null, changes }
  const toast = buyNowToast({ kind: 'cart-changed', lines: [line] }, request, (changed) =>
    again.push(changed),
  )
  toast.action?.run()
  const { description, action } = toast
  // The no-break space of Intl.
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
  return { said: [plain(description), plain(action?.label)], again: again[0] }
}

const priceChange = { kind: 'price', from: 500, to: 649 } as const

describe('buying several pieces at once', () => {
  it('R11 offers the pieces that are left', () => {
    const { said, again } = toastAfter({ kind: 'short', available: 2 })
    expect(said).toEqual(['Só restam 2.', 'Comprar 2'])
    expect(again).toMatchObject({ quantity: 2, item: { stock: 2 } })
    expect(toastAfter({ kind: 'short', available: 1 }).said).toEqual(['Só resta 1.', 'Comprar 1'])
  })

  it('R12 offers them for what they cost together', () => {
    const { said, again } = toastAfter(priceChange)
    expect(said).toEqual(['O preço mudou de R$ 5,00 para R$ 6,49.', 'Comprar 5 por R$ 32,45'])
    expect(again).toMatchObject({ quantity: 5, item: { price } })
  })

  it('keeps the page’s own text for failures without details', () => {
    const text = (kind: 'store-failed' | 'shop-busy' | 'store-down' | 'address-missing') =>
      buyNowToast({ kind }, request, () => undefined).description
    expect(text('store-failed')).toBe('Não foi possível.')
    expect(text('shop-busy')).toContain('A loja está com muitos acessos.')
    expect(text('address-missing')).toContain('O mercado precisa saber onde entregar.')
    expect(text('store-down')).toContain('O sistema da loja não está respondendo.')
  })
})
