import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import zlib from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { newFolder } from '../testing/new-folder.ts'
import { openTestServers } from '../testing/test-servers.ts'
import { openPageFiles } from './files/page-files.ts'
import { openStaticFiles } from './static-files.ts'

const folder = newFolder()
const directory = path.join(folder, 'static')
const script = `${'const fruit = "maçã"\n'.repeat(400)}export {}\n`
const isPage = (value: unknown): value is Uint8Array => value instanceof Uint8Array
let saved = 0

function open() {
  const files = openPageFiles({
    directory: path.join(folder, 'packed'),
    namespace: 'one',
    isPage,
    maximumMemoryBytes: 0,
  })
  const made = {
    ...files,
    save(key: string, page: Uint8Array) {
      saved += 1
      return files.save(key, page)
    },
  }
  return openStaticFiles({ directory, prefix: '/_next/static/', made })
}

fs.mkdirSync(path.join(directory, 'chunks'), { recursive: true })
fs.writeFileSync(path.join(directory, 'chunks', 'a.js'), script)
fs.writeFileSync(path.join(directory, 'chunks', 'a.css'), 'a{color:red}'.repeat(200))
fs.writeFileSync(path.join(directory, 'font.woff2'), Buffer.alloc(2000))
const files = open()
await files.ready
const { open: openServer } = openTestServers()
// However full the shop is.
const lanes = { pages: { places: 0, perAddress: 1 } }

async function ask(target: string, headers: http.OutgoingHttpHeaders = {}) {
  const call = http.get(`${await openServer({ findReady: files.find, lanes })}${target}`, { headers })
  const [answer] = (await once(call, 'response')) as [http.IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) }
}

describe('scripts and style sheets', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('go out compressed as the client takes it, for good: %s', async (accepted, coding) => {
    const { status, headers, bytes } = await ask('/_next/static/chunks/a.js', { 'accept-encoding': accepted })
    const plain = coding === 'br' ? zlib.brotliDecompressSync(bytes) : coding ? zlib.gunzipSync(bytes) : bytes
    expect([status, headers['content-encoding'], plain.toString()]).toEqual([200, coding, script])
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=UTF-8',
      'content-length': String(bytes.length),
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
  })

  it('have a tag of each coding, by which they are not sent again', async () => {
    const tags = new Set<string>()
    for (const coding of ['br', 'gzip', 'identity']) {
      const accepted = { 'accept-encoding': coding }
      const { headers } = await ask('/_next/static/chunks/a.css', accepted)
      tags.add(headers.etag ?? '')
      const again = await ask('/_next/static/chunks/a.css', {
        ...accepted,
        'if-none-match': `W/${headers.etag}, "x"`,
      })
      expect([again.status, again.headers.etag, again.bytes.length]).toEqual([304, headers.etag, 0])
      expect(again.headers).toMatchObject({
        vary: 'Accept-Encoding',
        'cache-control': headers['cache-control'],
      })
    }
    expect(tags.size).toBe(3)
    const [first = ''] = tags
    const other = await ask('/_next/static/chunks/a.css', {
      'if-none-match': first,
      'accept-encoding': 'gzip',
    })
    expect(other.status).toBe(200)
  })

  it.each([
    ...['/_next/static/chunks/b.js', '/_next/static/font.woff2', '/_next/static/chunks/a.js?x=1'],
    ...['/_next/static/chunks', '/_next/static/__proto__'],
  ])('are left to Next where they are not among those: %s', async (target) => {
    expect((await ask(target)).bytes.toString()).toBe('ok')
  })

  it('R23 are compressed once, and again where what was kept is broken', async () => {
    const before = saved
    await open().ready
    expect(saved).toBe(before)
    const kept = path.join(folder, 'packed', 'one')
    for (const name of fs.readdirSync(kept)) fs.writeFileSync(path.join(kept, name), 'broken')
    const files = open()
    await files.ready
    expect(saved).toBe(before + 2)
  })
})
