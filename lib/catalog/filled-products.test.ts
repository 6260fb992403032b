import { afterEach, describe, expect, it, vi } from 'vitest'
import { toProductCard } from '../domain/product-card.ts'
import { productOf } from '../testing/sample-values.ts'
import { sampleItems } from './fill-from-sample.ts'

// The settings are read once per process, so each mode gets modules of its own.
async function sampleCatalog(mode: string) {
  vi.resetModules()
  vi.stubEnv('SAMPLE_CATALOG', mode)
  return import('./filled-products.ts')
}
afterEach(() => vi.unstubAllEnvs())

const bare = productOf({ title: '', subtitle: null, pictures: [] })
const full = productOf({ title: 'Caqui', subtitle: 'Bandeja', pictures: ['/pictures/caqui.webp'] })
const perKilogram = 'R$\u00a05,00/kg'

describe('the setting SAMPLE_CATALOG', () => {
  it('off shows what the merchant wrote', async () => {
    const { filledCard, filledProduct } = await sampleCatalog('off')
    expect(filledCard(bare, 0)).toEqual({ ...toProductCard(bare), unitPrice: perKilogram })
    expect(filledProduct(bare)).toBe(bare)
  })

  it('fill completes it, on the store list too', async () => {
    const { filledCard, filledProduct } = await sampleCatalog('fill')
    expect(filledCard(full, 0)).toEqual({ ...toProductCard(full), unitPrice: perKilogram })
    expect(filledCard(bare).title).not.toBe('')
    expect(filledProduct(bare).title).not.toBe('')
  })

  it('overwrite replaces it on the store list, and only there', async () => {
    const { filledCard, filledProduct } = await sampleCatalog('overwrite')
    expect(filledCard(full, 9)).toMatchObject(sampleItems[1])
    expect(filledCard(full)).toEqual({ ...toProductCard(full), unitPrice: perKilogram })
    expect(filledProduct(full)).toEqual(full)
  })
})
