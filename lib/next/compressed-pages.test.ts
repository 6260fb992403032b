import { describe, expect, it } from 'vitest'
import { type CachedPage, createCompressedPages } from './compressed-pages.ts'

const pageOf = (text: string, more: object = {}): CachedPage => ({
  value: {
    kind: 'APP_PAGE',
    html: `<p>${text} – R$ 9,90</p>`.repeat(50),
    rscData: `${text}:data`,
    segmentData: new Map([['/_tree', `${text}:tree`]]),
    headers: { 'x-next-cache-tags': 'catalog' },
    postponed: undefined,
    status: 200,
    ...more,
  } as CachedPage['value'],
  cacheControl: { revalidate: 60, expire: 360 },
  stamp: [['catalog', 'monday']],
  run: 'this',
  savedAt: 1,
})
const packed = (pages: ReturnType<typeof createCompressedPages>, key = 'a') =>
  expect.poll(() => pages.findPacked(key)).not.toBeNull()

describe('packed pages', () => {
  it('are given back exactly as they were kept, before and after they are packed', async () => {
    const pages = createCompressedPages(1_000_000)
    pages.save('a', pageOf('pão'), 3000)
    expect(pages.find('a')).toEqual(pageOf('pão'))
    await packed(pages)
    expect(pages.find('a')).toEqual(pageOf('pão'))
    expect(pages.findPacked('a')?.page.value).not.toHaveProperty('html')
  })

  it('are the newest of a key, whichever is packed last', async () => {
    const pages = createCompressedPages(1_000_000)
    for (const text of ['a', 'b', 'c']) pages.save('a', pageOf(text), 3000)
    await packed(pages)
    expect(pages.find('a')).toEqual(pageOf('c'))
    pages.save('a', pageOf('d'), 3000)
    expect(pages.findPacked('a'), 'not the one before').toBeNull()
    await packed(pages)
    expect(pages.find('a')).toEqual(pageOf('d'))
  })

  it('take over the bytes that are as they were', async () => {
    const pages = createCompressedPages(1_000_000)
    pages.save('a', pageOf('a'), 3000)
    await packed(pages)
    const before = pages.findPacked('a')
    pages.save('a', { ...pageOf('a', { rscData: 'other' }), savedAt: 2 }, 3000)
    await packed(pages)
    const after = pages.findPacked('a')
    expect([after?.page.savedAt, after?.document === before?.document, after?.data === before?.data]).toEqual(
      [2, true, false],
    )
  })

  it.each([
    ['the answer of a route', { kind: 'APP_ROUTE', body: Buffer.from('<svg/>') }],
    ['a page that is finished with every visit', { postponed: 'state' }],
    ['a page without its data', { rscData: undefined }],
    ['a page with data that is no text', { rscData: Buffer.from([0xff]) }],
    ['a page of another status', { status: 404 }],
  ])('do not send %s, and keep it as it is', async (_, more) => {
    const pages = createCompressedPages(1_000_000)
    pages.save('a', pageOf('a', more), 3000)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([pages.findPacked('a'), pages.find('a')]).toEqual([null, pageOf('a', more)])
  })

  it('take less than they would as they are, and stay within their bound', async () => {
    const pages = createCompressedPages(40_000)
    for (let number = 0; number < 20; number += 1) {
      pages.save(`${number}`, pageOf(`${number}`), 10_000)
      await packed(pages, `${number}`)
    }
    const kept = Array.from({ length: 20 }, (_, number) => `${number}`).filter(pages.has)
    expect(kept).toEqual(['15', '16', '17', '18', '19'])
  })
})
