import { afterAll, expect, it } from 'vitest'
import { runShop } from '../../scripts/tools/run-shop'

const shop = await runShop({ store: 'sheet', environment: { STORE_NAME: 'Mercado da Esquina' } })
afterAll(shop.close)

const secret = '0123456789abcdef'.repeat(2)

// Each is rendered for the first time, and kept for all.
it.each([
  [`/pedido/${secret}`, '/pedido/fedcba9876543210fedcba9876543210'],
  [`/success?volta=${secret}`, '/success'],
  [`/auth/confirm?token_hash=${secret}&type=email`, '/auth/confirm'],
  [`/profile?x=${secret}`, '/profile'],
  [`/?x=${secret}`, '/'],
  [`/store?x=${secret}`, '/store'],
  [`/product/pao-caseiro?variante=${secret}`, '/product/pao-caseiro'],
  [`/busca/pao?x=${secret}`, '/busca/pao'],
])(
  'S16 S35 the page at %s says to others nothing of the address of its first visitor',
  async (first, next) => {
    for (const address of [first, next]) {
      const answer = await fetch(`${shop.url}${address}`)
      expect([address, answer.status]).toEqual([address, 200])
      expect((await answer.text()).includes(secret), address).toBe(false)
    }
  },
)

it('S16 the data of a page for the router say nothing of the address of its first visitor', async () => {
  const rsc = { rsc: '1' }
  const { url } = await fetch(`${shop.url}/termos?x=${secret}`, { headers: rsc })
  for (const headers of [rsc, {}]) {
    const answer = await fetch(url.replace(secret, 'other'), { headers })
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain(secret)
  }
})
