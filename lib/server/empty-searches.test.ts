import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../domain/paths.ts'
import { countEmptySearches, noteFound, noteSearch, takeEmptySearches } from './empty-searches.ts'

type Asked = {
  readonly url?: string
  readonly method?: string
  readonly headers?: IncomingMessage['headers']
  readonly status?: number
  readonly client?: string
}

const browser = { 'user-agent': 'Mozilla/5.0' }

/** A request that is answered with this status, and what it adds to the count. */
async function ask(asked: Asked): Promise<void> {
  const { url = paths.search('ração'), method = 'GET', headers = {}, status = 200, client = 'one' } = asked
  const response = Object.assign(new EventEmitter(), { statusCode: status })
  const request = { url, method, headers: { ...browser, ...headers } }
  noteSearch(request as IncomingMessage, response as unknown as ServerResponse, () => client)
  response.emit('finish')
  await new Promise(setImmediate)
}
const counted = () => takeEmptySearches().map(({ words, times }) => `${words} ${times}`)

describe('searches that find nothing', () => {
  beforeEach(() => {
    countEmptySearches(false)
    countEmptySearches(true)
    for (const query of ['ração', 'Racao', 'gelo']) noteFound(query, true)
  })

  it('S70 are counted by their words when their page is asked for, in any spelling of its address', async () => {
    await ask({})
    await ask({ url: '/busca/Racao', status: 304 })
    await ask({ url: '/busca/ra%C3%A7%C3%A3o?utm_source=x' })
    await ask({ url: '/busca/gelo?_rsc=abc', headers: { rsc: '1' } })
    expect(counted()).toEqual(['ração 3', 'gelo 1'])
    expect(counted()).toEqual([])
  })

  it('S70 are no one’s where something was found, a further page is read, or no page came', async () => {
    noteFound('gelo', false)
    await ask({ url: '/busca/gelo' })
    await ask({ url: '/busca/nunca' })
    await ask({ url: '/busca/ração/pagina/2' })
    await ask({ url: '/busca/%E0%A4%A' })
    await ask({ url: '/store' })
    await ask({ status: 503 })
    await ask({ method: 'HEAD' })
    expect(counted()).toEqual([])
  })

  it.each([
    { 'user-agent': 'Googlebot/2.1' },
    { 'user-agent': '' },
    { 'next-router-prefetch': '1' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
  ])('S70 are not those of robots and of what is fetched ahead: %j', async (headers) => {
    await ask({ headers })
    expect(counted()).toEqual([])
  })

  it('S70 are not counted where no one reads them', async () => {
    await ask({})
    countEmptySearches(false)
    await ask({})
    expect(counted()).toEqual([])
  })

  it('S70 come from one address up to a bound in an hour, and are so many words at once', async () => {
    for (let number = 0; number < 40; number += 1) await ask({ client: 'script' })
    await ask({ client: 'shopper' })
    expect(counted()).toEqual(['ração 31'])
    for (let number = 0; number < 400; number += 1) {
      const query = [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
      noteFound(query, true)
      await ask({ url: paths.search(query), client: `address ${number}` })
    }
    expect(takeEmptySearches()).toHaveLength(300)
  })
})
