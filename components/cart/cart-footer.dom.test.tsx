import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CartFooter, useStartCheckout } from '@/components/cart/cart-footer'
import type { CartLine } from '@/lib/domain/cart'
import { type DeliveryZone, specifiedZone } from '@/lib/domain/delivery'
import { recordNavigation } from '@/lib/testing/record-navigation'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cartLineOf, completeDelivery, plainPrice } from '@/lib/testing/sample-values'
import { parseStoredCart } from '@/lib/testing/stored-cart'
import { cartKey } from '@/stores/cart-storage'
import { pendingCartKey } from '@/stores/checkout/storage-keys'
import { DeliveryForm } from '../checkout/delivery-form'

const lines = [cartLineOf({ quantity: 2 })]
function Footer() {
  const { buyCart, isStarting } = useStartCheckout()
  return <CartFooter buyCart={buyCart} isStarting={isStarting} />
}

const finish = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Finalizar Compra' })

/** What the button says is missing. */
function hint(): string | null {
  const id = finish().getAttribute('aria-describedby')
  return id === null ? null : (document.getElementById(id)?.textContent ?? '')
}

describe('Finalizar Compra', () => {
  it('is off and names the first thing that is missing, step by step', async () => {
    const { user } = renderInShop(
      <>
        <DeliveryForm />
        <Footer />
      </>,
      { lines },
    )
    const state = () => [finish().disabled, hint()]
    expect(state()).toEqual([true, 'Verifique a cidade de entrega'])
    await user.click(screen.getByRole('button', { name: 'Verificar' }))
    expect(state()).toEqual([true, 'Opção de substituição necessária'])
    await user.click(screen.getByLabelText('Retirar o produto do carrinho'))
    expect(state()).toEqual([true, 'WhatsApp necessário'])
    await user.type(screen.getByLabelText('WhatsApp'), '   ')
    expect(state()).toEqual([true, 'WhatsApp necessário'])
    await user.type(screen.getByLabelText('WhatsApp'), '47')
    expect(state()).toEqual([false, null])
    await user.click(screen.getByRole('button', { name: 'Trocar cidade' }))
    expect(state()).toEqual([true, 'Verifique a cidade de entrega'])
  })

  it('names all that is missing, each in a word, and leads to the first when it is tapped', async () => {
    const form = (
      <>
        <DeliveryForm />
        <Footer />
      </>
    )
    const { user } = renderInShop(form, { lines })
    const words = () =>
      [...document.querySelectorAll('[data-variant="link"] > [aria-hidden]')].map(
        ({ textContent }) => textContent,
      )
    expect(words()).toEqual(['cidade', 'substituição', 'WhatsApp'])
    await user.click(screen.getByRole('button', { name: 'WhatsApp necessário' }))
    await user.keyboard('47')
    expect(words()).toEqual(['cidade', 'substituição'])
    // It is off: the tap lands on what it stands in.
    await user.click(finish().parentElement ?? finish())
    expect(document.activeElement?.textContent).toBe('Verificar')
    expect(screen.getByRole('alert').textContent).toBe('Verifique a cidade de entrega')
    await user.keyboard('{Enter}')
    await user.click(finish().parentElement ?? finish())
    expect(screen.getByRole('alert').textContent).toBe('Opção de substituição necessária')
    await user.click(screen.getByLabelText('Retirar o produto do carrinho'))
    expect([screen.queryByRole('alert'), finish().disabled]).toEqual([null, false])
    expect(screen.getByText('Entrega em Balneário Camboriú')).toBeTruthy()
  })

  it('shows the total with the shipping, or that it is to be arranged', () => {
    const price = { ...plainPrice, saleAmount: 400 }
    const shown = (line: ReturnType<typeof cartLineOf>) => {
      const { container, unmount } = renderInShop(<Footer />, { lines: [line] })
      const text = container.querySelector('strong')?.parentElement?.textContent
      unmount()
      return text
    }
    expect(shown(cartLineOf({ quantity: 2, price }))).toBe('Total com freteR$\u00a020,00')
    expect(shown(cartLineOf({ price, weightGrams: 16_000 }))).toBe('Total estimado, sem freteR$\u00a04,00')
    const pack = 'cerca de 500 g · preço final na balança'
    expect(shown(cartLineOf({ price, pack }))).toBe('Total estimado com freteR$\u00a016,00')
  })

  it('sends no price and no verdict, and R8 only once; puts the cart aside and leaves', async () => {
    const calls: RequestInit[] = []
    const left = recordNavigation()
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', (_input: unknown, init: RequestInit) => {
      calls.push(init)
      return new Promise<Response>((resolve) => {
        answer = resolve
      })
    })
    renderInShop(<Footer />, { lines, delivery: completeDelivery })
    // Both taps land before React has drawn the button again.
    const button = finish()
    act(() => {
      button.click()
      button.click()
    })
    const starting = await screen.findByRole<HTMLButtonElement>('button', { name: 'Abrindo o pagamento…' })
    expect([starting.disabled, starting.getAttribute('aria-busy')]).toEqual([false, 'true'])
    await expect.poll(() => calls.length).toBe(1)
    const { timeZone, ...body } = JSON.parse(String(calls[0]?.body))
    const { city, whatsapp, substitution } = completeDelivery
    // Price and fee as they were seen are compared, never charged.
    const items = lines.map(({ variantId, quantity }) => ({ variantId, quantity, seenAmount: 500 }))
    expect(body).toEqual({
      kind: 'cart',
      items,
      city,
      whatsapp,
      substitution,
      seenFee: 1200,
      cancelPath: expect.any(String),
    })
    expect(typeof timeZone).toBe('string')

    answer(Response.json({ url: 'https://pay.example/1' }))
    await expect.poll(() => left).toEqual(['https://pay.example/1'])
    expect(calls).toHaveLength(1)
    expect(window.localStorage.getItem(cartKey)).toBeNull()
    expect(parseStoredCart(window.localStorage.getItem(pendingCartKey))).toEqual(lines)
  })

  it('says that it failed, keeps the cart and can be pressed again', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ kind: 'store-failed' }, { status: 502 }))
    const { user, toast } = renderInShop(<Footer />, { lines, delivery: completeDelivery })
    await user.click(finish())
    await expect
      .poll(toast)
      .toBe('destructive: Erro no Checkout | Houve um problema ao iniciar o checkout. Tente novamente.')
    expect(finish().disabled).toBe(false)
    expect(parseStoredCart(window.localStorage.getItem(cartKey))).toEqual(lines)
  })

  it('says how much is to go before there is a fee again, or why nothing leads there, and what is paid now', () => {
    const said = (
      line: Partial<CartLine>,
      rule: Partial<DeliveryZone> = {},
      whatsapp: string = completeDelivery.whatsapp,
    ) => {
      const deliveryZones = [{ ...specifiedZone('Balneário Camboriú'), ...rule }]
      const lines = [cartLineOf({ stock: null, ...line })]
      const { container, unmount } = renderInShop(<Footer />, {
        lines,
        delivery: { ...completeDelivery, whatsapp },
        deliveryZones,
      })
      const texts = [...container.querySelectorAll('[aria-live] :is(p, span)')].map(({ textContent }) =>
        textContent?.replaceAll('\u00a0', ' ').trim(),
      )
      const isArranged = screen.queryByRole('button', { name: 'Ver como funciona' }) !== null
      unmount()
      expect(isArranged).toBe(texts.length > 1)
      return texts
    }
    const now = 'Agora só os produtos; sem acordo no frete, devolvemos tudo.'
    const agreed = 'Entrega em Balneário Camboriú'
    expect(said({ quantity: 10 })).toEqual([agreed])
    expect(said({ quantity: 12 })).toEqual([
      'Acima de 10 itens: frete a combinar',
      'Tire 2 itens: frete de R$ 12,00',
      now,
      agreed,
    ])
    expect(said({ quantity: 11, weightGrams: 1501 }).slice(0, 2)).toEqual([
      'Acima de 10 itens e 15 kg: frete a combinar',
      'Tire 1 item e 1,6 kg: frete de R$ 12,00',
    ])
    expect(said({ quantity: 11 }, { freeFrom: 3000 })[1]).toBe('Tire 1 item: frete de até R$ 12,00')
    expect(said({ quantity: 2, weightGrams: 15_001 })).toEqual([
      'Acima de 15 kg: frete a combinar',
      now,
      agreed,
    ])
    expect(said({ quantity: 11 }, { currency: 'uyu' })).toEqual(['Frete a combinar', now, agreed])
    expect(said({ quantity: 11 }, { isPickup: true, maximumItems: null, maximumGrams: null })).toHaveLength(1)
    // While something is missing, nothing is paid.
    expect(said({ quantity: 11 }, {}, '')).toEqual([
      'Acima de 10 itens: frete a combinar',
      'Tire 1 item: frete de R$ 12,00',
    ])
  })

  it('S5 does not leave for an address that is not allowed', async () => {
    const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    left.mockClear()
    vi.stubGlobal('fetch', async () => Response.json({ url: 'https://evil.example/' }))
    const { user, toast } = renderInShop(<Footer />, { lines, delivery: completeDelivery })
    await user.click(finish())
    await expect.poll(toast).toContain('Erro no Checkout')
    expect(left).not.toHaveBeenCalled()
    expect(parseStoredCart(window.localStorage.getItem(cartKey))).toEqual(lines)
  })
})
