import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/feedback/toaster'
import { outdatedPageEvent } from '@/lib/browser/call-shop'
import { shutStorage } from '@/lib/testing/memory-storage'
import { recordNavigation } from '@/lib/testing/record-navigation'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cartItemOf, completeDelivery } from '@/lib/testing/sample-values'
import { readOrderKeys } from '@/stores/checkout/placed-orders'
import { attemptsKey } from '@/stores/checkout/storage-keys'
import { linePreferencesKey } from '@/stores/line-preferences'
import { BuyNowButton } from '../product-card/product-card'
import { DeliverySheet } from './delivery-sheet'

const item = cartItemOf()
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Comprar: Banana Prata' })
const opened = { url: 'https://pay.example/1' }

let left: readonly string[]
beforeEach(() => {
  left = recordNavigation()
})

const isBusy = () => button().getAttribute('aria-busy')

/** Our server, with these answers one after the other; gives back what was sent to it. */
function serve(...answers: readonly Record<string, unknown>[]) {
  const sent: {
    readonly key: string | null
    readonly items: readonly unknown[]
    readonly cancelPath: string
    readonly seenFee: unknown
  }[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key')
    const { items, cancelPath, seenFee } = JSON.parse(String(init.body))
    sent.push({ key, items, cancelPath, seenFee })
    const answer = answers[sent.length - 1]
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer, { status: 'url' in answer ? 200 : 409 })
  })
  return sent
}

function renderButton(delivery?: typeof completeDelivery) {
  const { user, toast } = renderInShop(
    <>
      <BuyNowButton label="Comprar" title="Banana Prata" item={item} />
      <DeliverySheet />
      <Toaster />
    </>,
    delivery && { delivery },
  )
  /** Presses, and waits until the button is alive again. */
  async function buy() {
    await user.click(button())
    await expect.poll(isBusy).toBe('false')
  }
  return { user, toast, buy }
}

function comeBack(persisted: boolean) {
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
}

describe('R8 an attempt to buy', () => {
  it('keeps its key through failures, and through the way back from the hosted checkout', async () => {
    const sent = serve({ kind: 'store-failed' }, { kind: 'shop-busy' }, opened, opened)
    const { user, buy } = renderButton(completeDelivery)
    await buy()
    await buy()
    await user.click(button())
    await expect.poll(() => left).toHaveLength(1)
    expect(isBusy()).toBe('true')
    // A second tap does nothing meanwhile.
    await user.click(button())
    comeBack(true)
    await expect.poll(isBusy).toBe('false')
    await user.click(button())
    await expect.poll(() => left).toHaveLength(2)
    const keys = sent.map(({ key }) => key)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect([keys.length, new Set(keys).size]).toEqual([4, 1])
    expect(readOrderKeys()).toEqual([keys[0]])
  })

  it('does not come back to /success, which would confirm what was not paid', async () => {
    window.history.pushState(null, '', '/success')
    const sent = serve({ kind: 'store-failed' })
    const { buy } = renderButton(completeDelivery)
    await buy()
    window.history.pushState(null, '', '/')
    expect(sent[0]?.cancelPath).toBe('/store')
  })

  it('R9 gets a new key when it is unknown whether the store accepted, and says so', async () => {
    const sent = serve({ kind: 'checkout-unknown' }, { kind: 'store-failed' })
    const { toast, buy } = renderButton(completeDelivery)
    await buy()
    expect(toast()).toBe(
      'destructive: Erro ao comprar | Não sabemos se o pedido foi aberto. Nada foi cobrado e o seu carrinho está guardado: tente novamente.',
    )
    await buy()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  it('R10 is repeated once by itself, with a new key, when its key was used for something else', async () => {
    const sent = serve({ kind: 'idempotency-conflict' }, opened)
    const { user } = renderButton(completeDelivery)
    await user.click(button())
    await expect.poll(() => left).toEqual([opened.url])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  it('R10 is not repeated a second time', async () => {
    const sent = serve({ kind: 'idempotency-conflict' }, { kind: 'idempotency-conflict' }, opened)
    const { toast, buy } = renderButton(completeDelivery)
    await buy()
    expect([sent.length, left]).toEqual([2, []])
    expect(toast()).toContain('Esta tentativa de compra já foi usada com outros produtos. Tente novamente.')
  })

  it('takes along what is wished for this product', async () => {
    const sent = serve({ kind: 'store-failed' })
    const entries = [[item.variantId, 'remove', 'bem madura']]
    window.localStorage.setItem(linePreferencesKey, JSON.stringify({ version: 1, entries }))
    const { buy } = renderButton(completeDelivery)
    await buy()
    expect(sent[0]?.items).toMatchObject([{ substitution: 'remove', note: 'bem madura' }])
  })

  it('leaves nothing of its details but a fingerprint', async () => {
    serve({ kind: 'store-failed' })
    const { buy } = renderButton(completeDelivery)
    await buy()
    const { attempts } = JSON.parse(window.localStorage.getItem(attemptsKey) ?? '{}')
    expect(attempts).toHaveLength(1)
    const [stored] = attempts
    expect(Object.keys(stored).toSorted()).toEqual(['cancelPath', 'fingerprint', 'key', 'madeAt', 'opened'])
    expect(stored.fingerprint).toMatch(/^[0-9a-z]+-[0-9a-z]+$/)
  })

  it('R14 has one key and goes on where storage is shut', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(shutStorage)
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(shutStorage)
    const sent = serve({ kind: 'store-failed' }, opened)
    const { user } = renderButton()
    await user.click(button())
    const goOn = await screen.findByRole('button', { name: 'Continuar sem informar' })
    await user.click(goOn)
    await expect.poll(() => sent.length).toBe(1)
    await expect.poll(() => goOn.getAttribute('aria-disabled')).toBe('false')
    await user.click(goOn)
    await expect.poll(() => left).toEqual([opened.url])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('R17 has a live button without a connection, and says that it failed', async () => {
    serve()
    const { toast, buy } = renderButton(completeDelivery)
    await buy()
    expect(toast()).toBe(
      'destructive: Erro ao comprar | Houve um problema ao iniciar o checkout. Tente novamente.',
    )
  })
})

describe('R12 what changed since the page was shown', () => {
  const price = { amount: 649, saleAmount: null, currency: 'brl' }
  const changed = (changes: readonly unknown[], part = {}) => ({
    kind: 'cart-changed',
    lines: [{ variantId: item.variantId, quantity: 1, price, stock: 2, weightGrams: null, changes, ...part }],
  })
  const priceChange = { kind: 'price', from: 500, to: 649 }
  /** Without the no-break space of Intl. */
  const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')
  /** By key: behind a tap the next one at its place is ignored for a while, in the next test too. */
  async function press(name: RegExp) {
    const accept = await screen.findByRole('button', { name })
    accept.focus()
    await userEvent.keyboard('{Enter}')
  }

  it('is the price: said, and bought for the new one with one tap', async () => {
    const sent = serve(changed([priceChange]), opened)
    const { toast, buy } = renderButton(completeDelivery)
    await buy()
    expect(plain(toast())).toBe('default: Banana Prata | O preço mudou de R$ 5,00 para R$ 6,49.')
    await press(/^Comprar por R\$\s6,49$/)
    await expect.poll(() => left).toEqual([opened.url])
    const row = { variantId: item.variantId, quantity: 1 }
    expect(sent.map(({ items }) => items)).toEqual([
      [{ ...row, seenAmount: 500 }],
      [{ ...row, seenAmount: 649 }],
    ])
    expect(sent[0]?.key).not.toBe(sent[1]?.key)
  })

  it('is the fee: said, and paid as it was said with the next tap', async () => {
    const sent = serve({ kind: 'delivery-changed', fee: 1500 }, opened)
    const { toast, buy } = renderButton(completeDelivery)
    const outdated = vi.fn()
    window.addEventListener(outdatedPageEvent, outdated, { once: true })
    await buy()
    expect(plain(toast())).toBe(
      'destructive: Erro ao comprar | O frete deste pedido agora é de R$ 15,00. Confira o total e continue.',
    )
    expect(outdated).toHaveBeenCalledOnce()
    await userEvent.click(button())
    await expect.poll(() => left).toEqual([opened.url])
    expect(sent.map(({ seenFee }) => seenFee)).toEqual([1200, 1500])
    expect(sent[0]?.key).not.toBe(sent[1]?.key)
  })

  it('is that it is sold out: said, and nothing to press', async () => {
    serve(changed([{ kind: 'gone' }], { price: null }))
    const { toast, buy } = renderButton(completeDelivery)
    await buy()
    expect(toast()).toBe('destructive: Banana Prata | Esgotado.')
    expect(screen.queryByRole('button', { name: /^Comprar \d|^Comprar por/ })).toBeNull()
  })
})
