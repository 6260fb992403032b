import { describe, expect, it } from 'vitest'
import { packPage, type StoredPage, sizeOfPage, unpackPage } from './packed-page.ts'
import type { Stamp } from './shown-parts.ts'

const pageOf = (text: string, more: object = {}): StoredPage => ({
  value: {
    kind: 'APP_PAGE',
    html: `<p>${text} – R$ 9,90</p>`.repeat(50),
    rscData: `${text}:data`,
    segmentData: new Map([['/_tree', `${text}:tree`]]),
    headers: { 'x-a': 'b' },
    postponed: undefined,
    status: 200,
    ...more,
  } as StoredPage['value'],
  cacheControl: { revalidate: 60, expire: 360 },
})
const stamp: Stamp = [['price:', 'monday']]

describe('a packed page', () => {
  it('is given back exactly as it was kept, and is smaller', async () => {
    const packed = await packPage(pageOf('pão', { html: 'pão '.repeat(9000) }), stamp, null)
    expect(unpackPage(packed)).toEqual(pageOf('pão', { html: 'pão '.repeat(9000) }))
    expect([packed.stamp, 'html' in packed.value, sizeOfPage(packed) < 9000]).toEqual([stamp, false, true])
  })

  it('takes over the bytes that are as they were', async () => {
    const before = await packPage(pageOf('a'), stamp, null)
    const { parts } = await packPage(pageOf('a', { rscData: 'other' }), stamp, before)
    const isSame = (name: 'document' | 'data') => parts?.[name] === before.parts?.[name]
    expect([isSame('document'), isSame('data')]).toEqual([true, false])
  })
})
