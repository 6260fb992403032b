import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { specifiedZone } from '@/lib/domain/delivery'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cartLineOf } from '@/lib/testing/sample-values'
import { CartBar } from './cart-bar'

const address = vi.hoisted(() => ({ pathname: '/store' }))
vi.mock('next/navigation', () => ({ usePathname: () => address.pathname }))

const here = specifiedZone('Balneário Camboriú')
const pickup = { ...here, city: 'Retirada na loja: Rua A, 1', fee: 0, isPickup: true } as const
const there = { ...specifiedZone('Itajaí'), fee: 1800 }

it.each([
  ['within the rule', cartLineOf({ quantity: 3 }), [here], '3 itens · R$ 27,00 com frete · Ver carrinho'],
  [
    'beyond it',
    cartLineOf({ weightGrams: 15_001 }),
    [here],
    '1 item · R$ 5,00 + frete a combinar · Ver carrinho',
  ],
  [
    'while the city is not known',
    cartLineOf({ quantity: 2 }),
    [here, there],
    '2 itens · R$ 10,00 + frete · Ver carrinho',
  ],
  ['where it is fetched', cartLineOf(), [pickup], '1 item · R$ 5,00  · Ver carrinho'],
])('says what the cart comes to %s', async (_, line, deliveryZones, text) => {
  renderInShop(<CartBar isKnown={false} />, { lines: [line], deliveryZones })
  expect(screen.getByRole('button').textContent?.replaceAll('\u00a0', ' ')).toBe(text)
  const said = text.replace(/ *· Ver carrinho$/, '')
  await vi.waitFor(() => expect(screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toBe(said))
})

it.each(['/product/pao', '/lista/abc.2'])('leaves its place to the buttons of %s', (pathname) => {
  address.pathname = pathname
  renderInShop(<CartBar isKnown={false} />, { lines: [cartLineOf()], deliveryZones: [here] })
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.documentElement.dataset['cartBar']).toBeUndefined()
})
