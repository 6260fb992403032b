import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { routerHeaders } from '../../next/page-request.ts'
import { clientAddressHeader } from '../client-address.ts'
import { requestIdHeader } from '../request-context.ts'
import { dropUnknownHeaders } from './request-headers.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** What runs on the server; in a browser there are answers alone. */
const sources = fs
  .globSync(['lib/**/*.ts', 'app/**/*.{ts,tsx}', 'scripts/{start,tools/*}.ts', '*.ts'], { cwd: root })
  .filter((file) => !/\.test\.|\.contract\.|\/testing\/|^lib\/((desk\/)?browser|service-worker)\//.test(file))
  .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }))

/** Names of `export const name = 'text'`, by which headers are read. */
const constants = new Map(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/\bconst (\w+) = '([\w-]+)'/g)].map(([, name = '', value = '']) => [name, value]),
  ),
)

/** Read under names that stand nowhere as text: what they are. */
const readByVariable: Readonly<Record<string, readonly string[]>> = {
  // Of lists of names.
  'lib/next/page-request.ts name': routerHeaders,
  'lib/server/traffic/request-headers.ts name': [],
  // Of answers of the store, and of calls to the service of accounts.
  'lib/adapters/hostinger/store-fetch.ts name': [],
  'lib/accounts/auth-fetch.ts name': [],
}

/** Of answers that others give us, which never come through our server, or set and read before the list is applied. */
const notOfRequests = new Set([
  'apikey',
  'etag',
  'location',
  'retry-after',
  'x-correlation-id',
  'x-next-cache-tags',
  'x-written-at',
  clientAddressHeader,
  requestIdHeader,
])

const reads = [
  /headers\)?\??\.(?:get|has)\(\s*('[\w-]+'|\w+)\s*\)/g,
  /headers\)?\??\.?\[\s*('[\w-]+'|\w+)\s*\]/g,
  /headers\??\.([a-z]\w*)\b/g,
]

/** What follows `headers.` and is no header: what such objects do, our own two sets of headers, and a name of a file. */
const noHeaders = /^(get|has|set|append|entries|getSetCookie|every|map|slice|document|data|ts)$/

/** Every header that a source reads, in lower case; one whose name is unknown is given as the place. */
function namesReadIn({ file, text }: (typeof sources)[number]): string[] {
  const named = reads.flatMap((read) =>
    [...text.matchAll(read)].flatMap(([whole, name = '']) => {
      if (name.startsWith("'")) return [name.slice(1, -1)]
      if (whole.endsWith(`.${name}`)) return noHeaders.test(name) ? [] : [name]
      return constants.get(name) ?? readByVariable[`${file} ${name}`] ?? [`${file} ${name}`]
    }),
  )
  const taken = [...text.matchAll(/\{([^{}]*)\} = (?:\w+\.)*headers\b/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/\W.*$/, '')),
  )
  return [...named, ...taken].filter((name) => name !== '')
}

describe('what is known of a request', () => {
  const read = [...new Set(sources.flatMap(namesReadIn))].toSorted()

  it('S50 is every header that the code reads, so that none is taken away before it is looked at', () => {
    expect(read).toEqual(expect.arrayContaining(['desk-user', 'idempotency-key', 'rsc', 'next-url', 'host']))
    const headers = Object.fromEntries(read.map((name) => [name, 'x']))
    dropUnknownHeaders(headers)
    expect(read.filter((name) => !(name in headers) && !notOfRequests.has(name))).toEqual([])
  })

  it('S50 has no exception that nothing needs', () => {
    expect([...notOfRequests].filter((name) => !read.includes(name))).toEqual([])
    const texts = new Map(sources.map(({ file, text }) => [file, text]))
    const unread = Object.keys(readByVariable).filter((place) => {
      const [file = '', name] = place.split(' ')
      return !new RegExp(`headers\\??(?:\\.get\\(|\\[)${name}[)\\]]`).test(texts.get(file) ?? '')
    })
    expect(unread).toEqual([])
  })

  it('S50 is none of those by which Next speaks to its hosts', () => {
    const inner = {
      'next-action': 'x',
      'x-matched-path': '/',
      'x-middleware-rewrite': '/',
      'x-nextjs-data': '1',
    }
    const headers: Record<string, string> = { ...inner, 'desk-user': 'ana' }
    dropUnknownHeaders(headers)
    expect(headers).toEqual({ 'desk-user': 'ana' })
  })
})
