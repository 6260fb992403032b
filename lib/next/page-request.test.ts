import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { describe, expect, it } from 'vitest'
import { readPageRequest } from './page-answers.ts'

type Asked = {
  readonly prefetch?: '1'
  readonly segment?: string
  readonly stateTree?: string
  readonly nextUrl?: string
}

const headersOf = ({ prefetch, segment, stateTree, nextUrl }: Asked) => ({
  rsc: '1',
  ...(prefetch && { 'next-router-prefetch': prefetch }),
  ...(segment && { 'next-router-segment-prefetch': segment }),
  ...(stateTree && { 'next-router-state-tree': stateTree }),
  ...(nextUrl && { 'next-url': nextUrl }),
})
const hashOf = ({ prefetch, segment, stateTree, nextUrl }: Asked) =>
  computeCacheBustingSearchParam(prefetch, segment, stateTree, nextUrl)

describe('a request for a page', () => {
  it.each([
    ...['', 'utm_source=news&utm_medium=e-mail', 'gclid=Cj0K_x-1', 'fbclid=a.b~c%20d', 'srsltid=A+b'],
    'volta=a_B-9',
  ])('is for its document with the query %j', (query) => {
    expect(readPageRequest({}, query)).toEqual({ kind: 'document' })
    expect(readPageRequest({ cookie: 'sb-a=b' }, query)).toEqual({ kind: 'document' })
  })

  it.each(['q=banana', 'x=1', 'utm_source', '_rsc=', 'utm_source=a&q=b', '&', 'utm_source=<b>', 'nxtPid=x'])(
    'S26 is for Next with the query %j',
    (query) => expect(readPageRequest({}, query)).toBeNull(),
  )

  it.each<Asked>([
    {},
    { prefetch: '1' },
    { stateTree: '%5B%22%22%2C%7B%7D%5D' },
    { stateTree: '%5B%22%22%2C%7B%7D%5D', nextUrl: '/busca/p%C3%A3o' },
    { prefetch: '1', segment: '/_tree' },
    { prefetch: '1', segment: '/product/$d$id/__PAGE__', nextUrl: '/store' },
  ])('is for its data with the digest that Next expects of %j', async (asked) => {
    const search = await hashOf(asked)
    const expected = asked.segment ? { kind: 'segment', name: asked.segment } : { kind: 'data' }
    expect(readPageRequest(headersOf(asked), `_rsc=${search}`)).toEqual(expected)
    for (const wrong of [
      '',
      `_rsc=${search}x`,
      `_rsc=${search}&x=1`,
      `x=1&_rsc=${search}`,
      '_rsc=AAAAAAAAAAAAAAAA',
    ]) {
      expect(readPageRequest(headersOf(asked), wrong)).toBeNull()
    }
  })

  it('is for its data without a query value where no header asks for one', () => {
    expect(readPageRequest({ rsc: '1' }, '_rsc')).toEqual({ kind: 'data' })
  })

  it.each([
    { rsc: '0' },
    { rsc: '1, 1' },
    { rsc: '1', 'next-router-prefetch': '2' },
    { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
    { 'next-router-prefetch': '1' },
    { 'next-router-segment-prefetch': '/_tree' },
    { 'next-router-state-tree': 'x' },
    { 'next-url': '/store' },
    { cookie: 'a=b; __prerender_bypass=secret' },
  ])('S26 is for Next with %j', (headers) => {
    for (const query of ['', '_rsc', '_rsc=']) expect(readPageRequest(headers, query)).toBeNull()
  })
})
