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
    const { store, database } = openSmallStore({
      picturesBase: origin,
      checkoutBase: origin,
      recordRequest,
    })
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

function submit(checkout: string, action: 'pagar' | 'cancelar', form: Record<string, string> = {}) {
  const { origin, pathname } = new URL(checkout)
  const body = new URLSearchParams(form)
  return fetch(`${origin}${pathname}/${action}`, { method: 'POST', body, redirect: 'manual' })
}

describe('the store alone over HTTP', () => {
  it('serves the API, and a body in pieces', async () => {
    expect((await fetch(`${server.origin}/store/${storeId}/products`)).status).toBe(200)
    expect(await opened()).toContain(`${server.origin}/hosted-checkout/`)
  })

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

  it('changes nothing by being looked at, and pays on Pagar', async () => {
    const checkout = await opened()
    await fetch(checkout)
    const paid = await submit(checkout, 'pagar', { method: 'pix' })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, 'http://shop.test/success'])
    expect((await submit(checkout, 'pagar')).status).toBe(303)
    expect(await (await fetch(checkout)).text()).toContain('Este pedido já foi pago.')
    expect((await submit(checkout, 'cancelar')).status).toBe(409)
  })

  it('goes back on Cancelar', async () => {
    const checkout = await opened()
    const left = await submit(checkout, 'cancelar')
    expect([left.status, left.headers.get('location')]).toEqual([303, 'http://shop.test/store?x=1'])
    expect((await submit(checkout, 'pagar')).status).toBe(409)
  })

  it('is 404 for an unknown checkout, and forms answer only to POST', async () => {
    expect((await fetch(`${server.origin}/hosted-checkout/nada`)).status).toBe(404)
    const { origin, pathname } = new URL(await opened())
    expect((await fetch(`${origin}${pathname}/pagar`)).status).toBe(404)
  })
})
