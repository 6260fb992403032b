import { afterEach, describe, expect, it, vi } from 'vitest'
import { toProductCard } from '../domain/product-card.ts'
import { handleOf, productIdOf, productOf } from '../testing/sample-values.ts'
import { sampleItems } from './sample-items.ts'

// The settings are read once per process, so each mode gets modules of its own.
async function sampleCatalog(mode: string) {
  vi.resetModules()
  vi.stubEnv('SAMPLE_CATALOG', mode)
  return import('./sample-catalog.ts')
}
afterEach(() => vi.unstubAllEnvs())

const bare = productOf({ title: '', subtitle: null, pictures: [] })
const full = productOf({ title: 'Caqui', subtitle: 'Bandeja', pictures: ['/pictures/caqui.webp'] })
const onStoreList = (position: number) => ({ position, isStoreList: true })

describe('SAMPLE_CATALOG', () => {
  it('fill completes what is missing on a card, and nothing else', async () => {
    const { fillCard } = await sampleCatalog('fill')
    const { title, subtitle, picture } = fillCard(toProductCard(bare))
    expect(sampleItems).toContainEqual({ title, subtitle, picture })
    expect(fillCard(toProductCard(full), onStoreList(0))).toEqual(toProductCard(full))
  })

  it('fill always chooses the same sample for a product', async () => {
    const { fillCard, fillProduct } = await sampleCatalog('fill')
    expect(fillCard(toProductCard(bare))).toEqual(fillCard(toProductCard(bare), onStoreList(5)))
    expect(fillProduct(bare)).toEqual(fillProduct(bare))
  })

  it('fill uses all eight samples on cards, and the first two on a page', async () => {
    const { fillCard, fillProduct } = await sampleCatalog('fill')
    const products = Array.from({ length: 200 }, (_, number) => ({
      ...bare,
      id: productIdOf(number),
      handle: handleOf(`produto-${number}`),
    }))
    const titlesOf = (filled: readonly { title: string }[]) => new Set(filled.map(({ title }) => title))
    const cards = titlesOf(products.map((product) => fillCard(toProductCard(product))))
    expect(cards.size).toBe(8)
    const pages = titlesOf(products.map(fillProduct))
    expect([...pages].toSorted()).toEqual(
      sampleItems
        .slice(0, 2)
        .map(({ title }) => title)
        .toSorted(),
    )
  })

  it('overwrite cycles the samples by position on the store list, and only there', async () => {
    const { fillCard } = await sampleCatalog('overwrite')
    const card = toProductCard(full)
    expect(fillCard(card, onStoreList(0))).toMatchObject(sampleItems[0])
    expect(fillCard(card, onStoreList(9))).toMatchObject(sampleItems[1])
    expect(fillCard(card)).toEqual(card)
    expect(fillCard(card, { position: 0, isStoreList: false })).toEqual(card)
  })

  it('overwrite leaves price, stock and address alone', async () => {
    const { fillCard } = await sampleCatalog('overwrite')
    const { title, subtitle, picture, ...kept } = fillCard(toProductCard(full), onStoreList(3))
    expect(toProductCard(full)).toMatchObject(kept)
  })

  it('off leaves cards and pages as the merchant made them', async () => {
    const { fillCard, fillProduct } = await sampleCatalog('off')
    expect(fillCard(toProductCard(bare), onStoreList(0))).toEqual(toProductCard(bare))
    expect(fillProduct(bare)).toBe(bare)
  })
})
