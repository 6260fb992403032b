import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { prepareDatabase } from './prepare-database.ts'
import { startStoreServer } from './serve-embedded-store.ts'
import { banana, checkoutBody, openSmallStore, smallCatalog, storeId } from './testing/small-catalog.ts'

const folder = newFolder()
const errors: unknown[] = []

await writeFile(join(folder, 'banana.webp'), 'RIFF')
const server = await startStoreServer({
  host: '127.0.0.1',
  port: 0,
  recording: true,
  picturesFolder: folder,
  onError: (error) => errors.push(error),
  createStore: ({ origin, recordRequest }) => {
    const { store, database } = openSmallStore({ picturesBase: origin, checkoutBase: origin, recordRequest })
    const [first] = smallCatalog.products
    if (first) {
      const evil = { ...first, title: `<script>alert('1')</script> "x" & y` }
      prepareDatabase(database, { ...smallCatalog, products: [evil, ...smallCatalog.products.slice(1)] })
    }
    return store
  },
})
afterAll(async () => {
  await server.close()
  expect(errors).toEqual([])
})

async function opened(metadata?: Record<string, string>): Promise<string> {
  const items = [{ variant_id: banana, quantity: 1 }]
  const response = await fetch(`${server.origin}/store/${storeId}/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(checkoutBody(items, metadata && { metadata })),
  })
  return ((await response.json()) as { url: string }).url
}

describe('the store alone over HTTP', () => {
  it('serves pictures and nothing else of the disk', async () => {
    const picture = await fetch(`${server.origin}/pictures/banana.webp`)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(await picture.text()).toBe('RIFF')
    for (const path of ['nada.webp', '..%2Fbanana.webp', '%2e%2e/etc/passwd', 'banana.svg', '']) {
      expect((await fetch(`${server.origin}/pictures/${path}`)).status).toBe(404)
    }
  })

  it('answers what was asked of it', async () => {
    await opened()
    const { requests } = (await (await fetch(`${server.origin}/__requests`)).json()) as {
      requests: unknown[]
    }
    expect(requests.at(-1)).toMatchObject({ method: 'POST', path: `/store/${storeId}/checkout`, status: 201 })
  })

  it('keeps its requests to itself unless it records', async () => {
    const silent = await startStoreServer({
      host: '127.0.0.1',
      port: 0,
      onError: (error) => errors.push(error),
      createStore: () => openSmallStore().store,
    })
    expect((await fetch(`${silent.origin}/__requests`)).status).toBe(404)
    await silent.close()
  })
})

describe('the stand-in checkout', () => {
  it('says that it is a demonstration, shows the total and escapes everything', async () => {
    const response = await fetch(await opened())
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('lang="pt-BR"')
    expect(html).toContain('Demonstração')
    expect(html).toContain('R$\u00a05,90')
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &quot;x&quot; &amp; y')
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.test;")
  })

  it('repeats where it goes and when, as far as that was sent along', async () => {
    const city = 'Balneário <Camboriú>'
    const agreed = { city, delivery_window: '2026-11-25T14:00/16:00' }
    const html = await (await fetch(await opened(agreed))).text()
    expect(html).toMatch(/>Entrega em Balneário &lt;Camboriú&gt; · .*14h–16h</)
    const other = await (await fetch(await opened())).text()
    expect(other).not.toContain('Entrega em')
  })
})
