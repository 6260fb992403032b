import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { orderDetailsOf } from '@/lib/domain/order-fields'
import { recordNavigation } from '@/lib/testing/record-navigation'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cartItemOf, completeDelivery } from '@/lib/testing/sample-values'
import { linePreferencesKey } from '@/stores/line-preferences'
import { BuyNowButton } from '../product-card/product-card'

const item = cartItemOf()
const { variantId } = item
const poll = { timeout: 5000 }
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Comprar: Banana Prata' })

function serve(answer: () => Response) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push([path, JSON.parse(String(init.body))])
    return answer()
  })
  return sent
}

/** On a device that knows the delivery; where it does not, `DeliverySheet` asks first. */
function renderButton() {
  return renderInShop(<BuyNowButton label="Comprar" title="Banana Prata" item={item} />, {
    delivery: completeDelivery,
  })
}

const body = {
  kind: 'buy-now',
  items: [{ variantId, quantity: 1, seenAmount: 500 }],
  delivery: orderDetailsOf(completeDelivery),
  seenFee: 1200,
  cancelPath: `${window.location.pathname}${window.location.search}`,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
}

const wish = { substitution: 'remove', note: 'bem madura' } as const

describe('buying at once from a card', () => {
  it('posts one piece at once, with where to come back and the time zone', async () => {
    const sent = serve(() => Response.json({ kind: 'store-failed' }, { status: 502 }))
    const { user } = renderButton()
    await user.click(button())
    await expect.poll(() => sent, poll).toEqual([['/api/checkout', body]])
  })

  it('takes along what is wished for this product', async () => {
    const sent = serve(() => Response.json({ kind: 'store-failed' }, { status: 502 }))
    window.localStorage.setItem(
      linePreferencesKey,
      JSON.stringify({ version: 1, entries: [[variantId, wish.substitution, wish.note]] }),
    )
    const { user } = renderButton()
    await user.click(button())
    await expect
      .poll(() => sent, poll)
      .toEqual([['/api/checkout', { ...body, items: [{ ...body.items[0], ...wish }] }]])
  })

  it('leaves for the hosted checkout that the server names', async () => {
    const left = recordNavigation()
    serve(() => Response.json({ url: 'https://pay.example/1' }))
    const { user, toast } = renderButton()
    await user.click(button())
    await expect.poll(() => left, poll).toEqual(['https://pay.example/1'])
    expect(toast()).toBeNull()
  })

  it('says Erro ao comprar with what went wrong, and can be pressed again', async () => {
    const kinds = ['store-failed', 'insufficient-stock']
    serve(() => Response.json({ kind: kinds.shift() }, { status: 502 }))
    const { user, toast } = renderButton()
    await user.click(button())
    await expect
      .poll(toast, poll)
      .toBe('destructive: Erro ao comprar | Houve um problema ao iniciar o checkout. Tente novamente.')
    expect(button().disabled).toBe(false)
    await user.click(button())
    await expect
      .poll(toast, poll)
      .toBe(
        'destructive: Erro ao comprar | Um dos produtos acabou ou não há a quantidade pedida. Ajuste o carrinho e tente novamente.',
      )
  })
})
