import fs from 'node:fs'
import path from 'node:path'
import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { deskDocument } from '@/lib/desk/server/desk-document'
import { openDeskStore } from '@/lib/desk/server/store/open-desk-store'
import { getProcessEnvironment } from '@/lib/server/environment/environment'
import { runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'
import { middleware } from '../../middleware'

runOnEmbeddedStore({ DESK_PASSWORD_HASH: '', DATABASE_URL: '' })

async function pass(address: string, method = 'GET') {
  return middleware(new NextRequest(`${siteUrl}${address}`, { method }))
}

const files = {
  script: 'painel-a.js',
  preloads: ['view-b.js'],
  style: 'painel-c.css',
  theme: 'theme-d.js',
}

describe('the document of the desk', () => {
  it('S1 holds nothing inline, nothing of others and no link', () => {
    const shop = {
      storeName: 'Mercado "A" <script>',
      timeZone: 'America/Sao_Paulo',
      orderedBy: 'message',
    } as const
    const html = deskDocument(files, shop)
    expect(html).toMatch(/^<!doctype html><html lang="pt-BR"><head>/)
    expect(html).not.toMatch(/<script(?![^>]* src="\/painel\/arquivos\/)|style=|<style|<a |https?:/)
    expect(html).toContain('data-store="Mercado &quot;A&quot; &lt;script&gt;"')
    expect(html).toContain('data-ordered-by="message"')
    expect(html).toContain('content="noindex,nofollow"')
  })

  it('S43 is that of an unknown address while there is no desk, and its files are none', async () => {
    for (const address of ['/painel', '/painel/numeros', '/painel/arquivos/painel-a.js']) {
      const { headers } = await pass(address)
      expect(headers.get('x-middleware-rewrite')).toBe(`${siteUrl}/nada-aqui`)
      expect([headers.get('content-security-policy'), headers.get('x-robots-tag')]).toEqual([null, null])
    }
    expect(fs.existsSync(path.join(import.meta.dirname, '..', 'nada-aqui'))).toBe(false)
  })

  it('S1 S16 has a policy of its own and is kept by no cache, at every address, on HEAD too', async () => {
    const store = await openDeskStore(getProcessEnvironment())
    await store.saveUser({ name: 'ana', hash: 'hash-1' })
    await store.close()
    await expect.poll(async () => (await pass('/painel')).headers.get('x-middleware-next')).toBe('1')
    for (const [address, method] of [
      ['/painel', 'GET'],
      ['/painel', 'HEAD'],
      ['/painel/pedidos/abcdef012345', 'GET'],
    ] as const) {
      const { headers } = await pass(address, method)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/script-src 'self';/)
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    }
    const file = await pass('/painel/arquivos/painel-a.js')
    expect(file.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(file.headers.get('cache-control')).toBeNull()
  })
})
