import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { newFolder } from '@/lib/testing/new-folder'
import { newAttempt, ownPost, runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'
import { POST } from '../checkout/route'
import { GET } from './route'

const file = join(newFolder(), 'entregas.csv')
writeFileSync(
  file,
  'tipo;cidade;frete;endereço;dias;de;até;lugares\nentrega;Balneário Camboriú;12,00;;;;;\nretirada;;;Rua A, 1;sáb;11h;13h;\njanela;;;;todos;0h;24h;1\njanela;;;;todos;12h;13h;\nhorario;;;;todos;8h;20h;\n',
)
runOnEmbeddedStore({ DELIVERY_FILE: file })

const ask = (query = '') =>
  GET(
    new Request(`${siteUrl}/api/delivery-windows${query}`, { headers: { 'sec-fetch-site': 'same-origin' } }),
  )

afterEach(() => vi.useRealTimers())

describe('GET /api/delivery-windows', () => {
  it('names the next windows as they are called now, and until when', async () => {
    const answer = await ask()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const { windows, validMs } = await answer.json()
    expect(windows).toHaveLength(6)
    expect(windows[0]).toEqual({
      key: expect.stringMatching(/^\d{4}-\d\d-\d\dT(00:00\/00:00|12:00\/13:00)$/),
      text: expect.stringMatching(/^(Hoje|Amanhã), (0h–0h|12h–13h)$/),
    })
    expect(validMs).toBeGreaterThan(0)
    expect(validMs).toBeLessThanOrEqual(24 * 3_600_000)
  })

  it('says while the market is closed that it is, and no longer than that holds', async () => {
    const at = async (time: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2026-11-25T${time}-03:00`) })
      const { isClosed, validMs } = await (await ask()).json()
      return [isClosed, validMs / 60_000]
    }
    expect(await at('19:30')).toEqual([undefined, 30])
    expect(await at('22:00')).toEqual([true, 120])
    expect(await at('07:45')).toEqual([true, 15])
  })

  it('R74 names for a place where it is fetched only those at which it is open', async () => {
    // On a Saturday morning there are three.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T10:00-03:00') })
    const place = encodeURIComponent('Retirada na loja: Rua A, 1')
    const { windows } = await (await ask(`?place=${place}`)).json()
    expect(windows).toHaveLength(2)
    for (const { key } of windows) {
      expect(key).toMatch(/T12:00\/13:00$/)
      expect(new Date(`${key.slice(0, 10)}T00:00Z`).getUTCDay()).toBe(6)
    }
    expect((await ask(`?place=${'a'.repeat(200)}`)).status).toBe(400)
  })

  it('R74 names the one that was chosen as long as it takes orders, however many are free before it', async () => {
    const shown = async (query = '') => (await (await ask(query)).json()).windows
    const sixth = (await shown())[5].key
    const day = new Date(Date.parse(`${sixth.slice(0, 10)}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
    const chosen = `${day}T12:00/13:00`
    const windows = await shown(`?place=&chosen=${encodeURIComponent(chosen)}`)
    expect(windows.at(-1).key).toBe(chosen)
    expect(windows.slice(0, 6)).toEqual(await shown())
    expect(await shown('?chosen=2020-01-01T12:00%2F13:00')).toEqual(await shown())
  })

  it('R74 offers a window no more once it is full, and the refusal names the next ones', async () => {
    const { snapshot } = await getCatalogReader().current()
    const variantId = snapshot.products.flatMap(({ purchasable, variants }) =>
      purchasable ? variants.filter(({ isAvailable }) => isAvailable).map(({ id }) => id) : [],
    )[0]
    const before = (await (await ask()).json()).windows
    const key = before.find((window: { key: string }) => window.key.endsWith('T00:00/00:00')).key
    const buy = (deliveryWindow: string) =>
      POST(
        ownPost(
          '/api/checkout',
          {
            kind: 'cart',
            items: [{ variantId, quantity: 1, seenAmount: null }],
            ...{ city: 'Balneário Camboriú', whatsapp: '47999991234', substitution: 'similar' },
            deliveryWindow,
            cancelPath: '/store',
          },
          newAttempt(),
        ),
      )
    expect((await buy(key)).status).toBe(200)
    const windows = (await (await ask()).json()).windows
    expect(windows.find((window: { key: string }) => window.key === key)).toMatchObject({ isFull: true })
    const full = await buy(key)
    expect([full.status, await full.json()]).toEqual([
      409,
      expect.objectContaining({ kind: 'window-full', windows }),
    ])
    expect((await buy('amanhã cedo')).status).toBe(400)
  })
})
