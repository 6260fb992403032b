import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { publicPaths } from '../../lib/domain/public-paths'
import { rawAnswer } from '../../lib/testing/raw-connection'
import { runOwnShop } from '../support/own-shop'

const own = { 'sec-fetch-site': 'same-origin' }

// The second exception to S7: a form, under one address.
test.describe('S64 a written list', () => {
  const shop = runOwnShop({ name: 'list-attacks', environment: { RATE_LIMIT_SCALE: '1' } })

  const post = (lista: string, headers: Record<string, string> = own) =>
    fetch(`${shop.url}/lista`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ lista }),
      redirect: 'manual',
    })

  test('S64 is answered with a document of its own, which nothing keeps', async () => {
    const answer = await post('2 leites <script>alert(1)</script>')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^']+'; img-src 'self';.* form-action 'self'$/,
    )
    expect(answer.headers.get('x-middleware-rewrite')).toBeNull()
    const html = await answer.text()
    expect(html).toContain('2 leites &lt;script&gt;alert(1)&lt;/script&gt;')
    // Files of our own, and not one line of script in it.
    expect(html.match(/<script(?! src="\/_next\/static\/lista\/[\w-]+\.js"(?: defer="")?>)/g)).toBeNull()
    expect(html).not.toContain('__next_f')
  })

  test('S64 takes a list from our own page or from the device, as a form, and from nowhere else', async () => {
    const status = async (headers: Record<string, string>) => (await post('leite', headers)).status
    expect(await status({ 'sec-fetch-site': 'none', origin: 'null' })).toBe(200)
    expect(await status({ origin: shop.url })).toBe(200)
    const shared = new URLSearchParams({ titulo: 'Lista da Ana', lista: '', endereco: '' })
    const headers = { 'sec-fetch-site': 'none' }
    const alone = await fetch(`${shop.url}/lista`, { method: 'POST', headers, body: shared })
    expect(await alone.text()).toContain('>Lista da Ana<')
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site', origin: shop.url },
      { 'sec-fetch-site': 'same-site', origin: shop.url },
    ] as Record<string, string>[]) {
      expect(await status(headers), JSON.stringify(headers)).toBe(403)
    }
    for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x']) {
      const answer = await fetch(`${shop.url}/lista`, {
        method: 'POST',
        headers: { ...own, 'content-type': type },
        body: 'lista=leite',
      })
      expect(answer.status, type).toBe(415)
      expect(await answer.text()).toContain('Formato não aceito')
    }
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await fetch(`${shop.url}/lista`, { method, headers: own })).status).toBe(405)
    // The exception is of this one address.
    expect((await fetch(`${shop.url}/lista/resposta`, { method: 'POST', headers: own })).status).toBe(405)
  })

  test('S64 may have 48 KB here alone, and more is refused in words', async () => {
    const ofBytes = (address: string, bytes: number) => {
      const body = `lista=${'a'.repeat(bytes - 6)}`
      const headers = [
        'Host: localhost',
        'Content-Type: application/x-www-form-urlencoded',
        'Sec-Fetch-Site: same-origin',
        'Connection: close',
        `Content-Length: ${bytes}`,
      ]
      return rawAnswer(shop.url, `POST ${address} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
    }
    expect(await ofBytes('/lista', 48 * 1024)).toMatch(/^HTTP\/1.1 200 /)
    const refused = await ofBytes('/lista', 48 * 1024 + 1)
    expect(refused).toMatch(/^HTTP\/1.1 413 [\s\S]*Lista grande demais/)
    expect(await ofBytes('/api/cart/quote', 17 * 1024)).toMatch(/^HTTP\/1.1 413 [\s\S]*"kind":"too-large"/)
  })

  test('S64 leads to a shared cart of what is an offer, and writes no word of it into the address', async () => {
    const take = async (fields: Record<string, string>) => {
      const body = new URLSearchParams(fields)
      const answer = await fetch(`${shop.url}/lista`, {
        method: 'POST',
        headers: own,
        body,
        redirect: 'manual',
      })
      return [answer.status, answer.headers.get('location')]
    }
    const variant = 'variant_01JABCDEFGHJKMNPQRSTVWXYZ0'
    expect(
      await take({ 'escolha-0': `2 ${variant}`, 'quantidade-0': '3', 'antes-0': '2', observacao: 'Ana' }),
    ).toEqual([303, publicPaths.sharedList('01JABCDEFGHJKMNPQRSTVWXYZ0.3')])
    for (const choice of ['', '2 ../../evil', '0 x', `2 ${variant} 3`, '//evil.example'])
      expect(await take({ 'escolha-0': choice })).toEqual([303, '/lista'])
  })

  test('S64 is in no log, no file and no page that is kept', async () => {
    const secret = 'zarabatana-da-Ana-Maria'
    const answer = await post(`2 leites\n${secret}`)
    expect(await answer.text()).toContain(secret)
    await fetch(`${shop.url}/lista`)
    expect(shop.server.output()).not.toContain(secret)
    const files = fs.readdirSync(shop.dataDirectory, { recursive: true, withFileTypes: true })
    const written = files
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => fs.readFileSync(file).includes(secret))
    expect(written).toEqual([])
    expect(await (await fetch(`${shop.url}/lista`)).text()).not.toContain(secret)
  })

  test('S64 is counted as other calls are', async () => {
    const statuses = new Set<number>()
    for (let call = 0; call < 40; call += 1) {
      const answer = await post('x')
      statuses.add(answer.status)
      if (answer.status !== 429) continue
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.text()).toContain('Muitas tentativas')
      break
    }
    expect(statuses).toContain(429)
  })
})
