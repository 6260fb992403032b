import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newFolder } from '@/lib/testing/new-folder'
import { runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'
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
    expect(await at('19:30')).toEqual([false, 30])
    expect(await at('22:00')).toEqual([true, 120])
    expect(await at('07:45')).toEqual([true, 15])
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
})
