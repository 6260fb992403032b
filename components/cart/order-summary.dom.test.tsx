import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '@/lib/domain/cart'
import { arrangedZone, type DeliveryZone, specifiedZone } from '@/lib/domain/delivery'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cartLineOf, completeDelivery, plainPrice } from '@/lib/testing/sample-values'
import { CartLineRow } from './cart-line-row'
import { OrderSummary } from './order-summary'

const space = '\u00a0'

/** The terms of the list with their amounts. */
function amounts(
  lines: readonly CartLine[],
  deliveryZones?: readonly DeliveryZone[],
): Record<string, string> {
  const { unmount } = renderInShop(<OrderSummary />, { lines, ...(deliveryZones && { deliveryZones }) })
  const terms = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  unmount()
  return Object.fromEntries(terms)
}

describe('OrderSummary', () => {
  it('shows exactly the note of the specification', () => {
    renderInShop(<OrderSummary />, { lines: [cartLineOf()] })
    expect(screen.getByText('Frete de R$ 12,00 para pedidos de até 10 itens ou 15kg.')).toBeTruthy()
    expect(
      screen.getByText(
        'Cartão ou PIX: você escolhe na próxima etapa. Lá você confere frete e total antes de pagar.',
      ),
    ).toBeTruthy()
  })

  it('says what sales take off, and nothing where they take nothing', () => {
    const onSale = cartLineOf({ quantity: 2, stock: null, price: { ...plainPrice, saleAmount: 450 } })
    // Behind the terms of the sum, which it is none of.
    expect(Object.entries(amounts([onSale])).at(-1)).toEqual(['Economia já incluída', `R$${space}1,00`])
    expect(amounts([cartLineOf()])).not.toHaveProperty('Economia já incluída')
  })

  it('adds no fee outside of them, and says that it is to be arranged, nowhere that it is free', () => {
    const many = cartLineOf({ quantity: 11, stock: null, weightGrams: 10 })
    const heavy = cartLineOf({ weightGrams: 15_001 })
    expect(amounts([many])).toEqual({ Produtos: `R$${space}55,00`, Frete: 'a combinar' })
    expect(amounts([heavy])).toEqual({ Produtos: `R$${space}5,00`, Frete: 'a combinar' })
    const { container, unmount } = renderInShop(<OrderSummary />, { lines: [heavy] })
    expect(container.textContent).not.toMatch(/gr[áa]tis/i)
    expect(container.textContent).not.toContain('Lá você confere frete')
    const both = 'Acima de 10 itens ou de 15 kg, o frete é a combinar.'
    expect(screen.getByText(both)).toBeTruthy()
    unmount()
    const deliveryZones = [{ ...specifiedZone('Itajaí'), maximumGrams: null }]
    renderInShop(<OrderSummary />, { lines: [many], deliveryZones })
    expect(screen.getByText('Acima de 10 itens, o frete é a combinar.')).toBeTruthy()
    expect(screen.queryByText(both)).toBeNull()
  })

  it('says estimado where a weight is unknown', () => {
    const lines = [cartLineOf({ quantity: 2, weightGrams: null })]
    expect(amounts(lines)).toHaveProperty('Frete (estimado)', `R$${space}12,00`)
    renderInShop(<OrderSummary />, { lines })
    expect(screen.getByText('0 de 15 kg (estimado)')).toBeTruthy()
    const deliveryZones = [{ ...specifiedZone('Itajaí'), maximumGrams: null }]
    expect(amounts(lines, deliveryZones)).toHaveProperty('Frete', `R$${space}12,00`)
  })

  it('shows how far the cart is within the limits, and the bar stops at full', () => {
    const lines = [cartLineOf({ quantity: 12, stock: null, weightGrams: 300 })]
    const { container } = renderInShop(<OrderSummary />, { lines })
    expect(screen.getByText('12 de 10 itens')).toBeTruthy()
    expect(screen.getByText('3,6 de 15 kg')).toBeTruthy()
    // Ten of the twelve are within the limit, and what is over it is said.
    const bars = [...container.querySelectorAll<HTMLElement>('[data-over] > *')]
    expect(bars.map((bar) => Math.round(Number.parseFloat(bar.style.width)))).toEqual([83, 24])
    expect(screen.getByText('2 a mais')).toBeTruthy()
  })

  it('speaks of another currency where a rule names one, and not where all freight is arranged', () => {
    const said = (zone: DeliveryZone) => {
      const { container, unmount } = renderInShop(<OrderSummary />, {
        lines: [cartLineOf()],
        deliveryZones: [zone],
        delivery: completeDelivery,
      })
      const text = container.textContent ?? ''
      unmount()
      return text.includes('O frete é em outra moeda')
    }
    expect(said({ ...specifiedZone('Balneário Camboriú'), currency: 'uyu' })).toBe(true)
    expect(said(arrangedZone('uyu'))).toBe(false)
  })

  it('says how a freight is arranged, leads to the largest line, and asks the market for it first', async () => {
    const many = [cartLineOf({ quantity: 12, stock: null, weightGrams: 500 })]
    const shop = { lines: many, delivery: completeDelivery, marketNumber: '5547999991234' }
    const view = renderInShop(
      <>
        <CartLineRow line={many[0] ?? cartLineOf()} />
        <OrderSummary />
      </>,
      shop,
    )
    expect(
      screen.getByText(
        'O mercado combina o frete pelo WhatsApp antes de entregar. Se você não aceitar, ele cancela o pedido e devolve tudo pelo mesmo meio de pagamento.',
      ),
    ).toBeTruthy()
    const ask = screen.getByRole('link', { name: 'Perguntar o frete antes' })
    const address = new URL(ask.getAttribute('href') ?? '')
    expect(address.pathname).toBe('/5547999991234')
    const [question, list] = address.searchParams.get('text')?.split('\n') ?? []
    expect(question).toBe('Olá! Quanto fica o frete para Balneário Camboriú? 12 itens, cerca de 6 kg:')
    expect(list).toMatch(/\/lista\/.*\.12$/)
    await view.user.click(screen.getByRole('button', { name: 'Tirar itens' }))
    expect(document.activeElement).toBe(screen.getByRole('listitem'))
    view.unmount()
    // By message nothing is paid, and the order itself asks; without a number no one can be asked.
    const byMessage = renderInShop(<OrderSummary />, { ...shop, checkoutHosts: ['wa.me'] })
    expect(
      screen.getByText(
        'O mercado combina o frete pelo WhatsApp antes de entregar; se não aceitar, é só cancelar.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    byMessage.unmount()
    // No way leads back from pieces that are too heavy one by one.
    renderInShop(<OrderSummary />, {
      lines: [cartLineOf({ weightGrams: 15_001 })],
      delivery: completeDelivery,
    })
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    [3, 'Faltam R$ 5,00 para o pedido mínimo', '12,00'],
    [4, 'Faltam R$ 10,00 para o frete grátis', '12,00'],
    [6, 'Frete grátis nesta compra', '0,00'],
  ])('says of %i pieces %s, beside a fee of %s', (quantity, said, fee) => {
    const deliveryZones = [{ ...specifiedZone('Itajaí'), minimum: 2000, freeFrom: 3000 }]
    const lines = [cartLineOf({ quantity, stock: null })]
    renderInShop(<OrderSummary />, { lines, deliveryZones })
    expect(screen.getByRole('status').textContent?.replaceAll(space, ' ')).toBe(said)
    expect(screen.getByText('Frete').nextElementSibling?.textContent).toBe(`R$${space}${fee}`)
    expect(screen.getByText(/Grátis a partir de R\$ 30,00\. Pedido mínimo de R\$ 20,00\./)).toBeTruthy()
  })

  it('follows the city that is chosen, and claims no fee before', () => {
    const itajai = {
      city: 'Itajaí',
      fee: 1850,
      currency: 'brl',
      maximumItems: null,
      maximumGrams: null,
      note: 'Só aos sábados.',
    }
    const deliveryZones = [specifiedZone('Balneário Camboriú'), itajai]
    const lines = [cartLineOf({ quantity: 12, stock: null })]
    const open = renderInShop(<OrderSummary />, { lines, deliveryZones })
    expect(screen.getByText('O frete depende da cidade: escolha a sua para ver o valor.')).toBeTruthy()
    expect(screen.queryByText('Frete')).toBeNull()
    open.unmount()
    const delivery = { city: 'itajai', cityConfirmed: true }
    const { container } = renderInShop(<OrderSummary />, { lines, deliveryZones, delivery })
    expect(screen.getByText('Frete de R$ 18,50.')).toBeTruthy()
    expect(screen.getByText('Só aos sábados.')).toBeTruthy()
    expect(screen.getByText('Frete').nextElementSibling?.textContent).toBe(`R$${space}18,50`)
    expect(container.querySelectorAll('[data-over]')).toHaveLength(0)
  })
})
