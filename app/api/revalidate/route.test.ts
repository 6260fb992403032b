import { afterEach, describe, expect, it, vi } from 'vitest'
import { runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'
import { openSheetServer } from '@/lib/testing/sheet-server'

runOnEmbeddedStore()
afterEach(() => vi.resetModules())

const secret = 'a-secret-of-16-characters'

// The settings are read once per set of modules, so each test gets modules of its own.
async function revalidate(given: { secret: string; authorization?: string }): Promise<Response> {
  vi.stubEnv('REVALIDATE_SECRET', given.secret)
  const { POST } = await import('./route')
  const headers = given.authorization === undefined ? {} : { authorization: given.authorization }
  return POST(new Request(`${siteUrl}/api/revalidate`, { method: 'POST', headers }))
}

describe('POST /api/revalidate', () => {
  it('answers 404 while no secret is set, whatever is sent', async () => {
    for (const authorization of ['Bearer ', 'Bearer null', `Bearer ${secret}`]) {
      const response = await revalidate({ secret: '', authorization })
      expect([response.status, (await response.json()).kind]).toEqual([404, 'not-found'])
    }
  })

  it.each([undefined, '', secret, `Bearer ${secret}x`, `Bearer ${secret.toUpperCase()}`, `Basic ${secret}`])(
    'answers 403 to the authorization %j',
    async (authorization) => {
      const response = await revalidate({ secret, ...(authorization === undefined ? {} : { authorization }) })
      const text = await response.text()
      expect([response.status, response.headers.get('content-type')]).toEqual([
        403,
        'application/problem+json',
      ])
      expect(JSON.parse(text)).toMatchObject({ kind: 'bad-secret', title: 'Acesso negado' })
      expect(text).not.toContain(secret)
    },
  )

  it('reads the catalogue anew for the one who knows the secret', async () => {
    const { getCatalogReader } = await import('@/lib/catalog/get-catalog')
    const before = (await getCatalogReader().current()).snapshot.readAt
    await new Promise((resolve) => setTimeout(resolve, 5))
    const response = await revalidate({ secret, authorization: `Bearer ${secret}` })
    expect([response.status, await response.json()]).toEqual([200, { status: 'refreshed' }])
    const after = (await getCatalogReader().current()).snapshot.readAt
    expect(Date.parse(after)).toBeGreaterThan(Date.parse(before))
  })

  it('R77 asks the address of a spreadsheet anew, too', async () => {
    const sheets = await openSheetServer()
    sheets.publish('/loja.csv', 'nome;preço\nUva;5,00')
    vi.stubEnv('CATALOG_FILE', sheets.url('/loja.csv'))
    vi.stubEnv('CATALOG_HOSTS', sheets.host)
    vi.stubEnv('STORE_WHATSAPP', '(47) 99999-1234')
    for (const name of ['catalog', 'store-api'])
      Reflect.deleteProperty(globalThis, Symbol.for(`mercado-local.${name}`))
    const { getCatalogReader } = await import('@/lib/catalog/get-catalog')
    await getCatalogReader().current()
    sheets.publish('/loja.csv', 'nome;preço\nCaqui;5,00')
    await revalidate({ secret, authorization: `Bearer ${secret}` })
    expect((await getCatalogReader().current()).snapshot.products.map(({ title }) => title)).toEqual([
      'Caqui',
    ])
    await sheets.close()
  })
})
