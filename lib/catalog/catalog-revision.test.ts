import { describe, expect, it } from 'vitest'
import { collectionIdSchema } from '../domain/identifiers.ts'
import { productIdOf, productOf, variantOf } from '../testing/sample-values.ts'
import { catalogRevision } from './catalog-revision.ts'
import type { CatalogSnapshot } from './snapshot.ts'

const collection = { id: collectionIdSchema.parse(`pcol_${'0'.repeat(26)}`), title: 'Frutas', picture: null }
const bread = productOf({ id: productIdOf(2) })

const revisionOf = (overrides: Partial<CatalogSnapshot> = {}) =>
  catalogRevision({
    products: [productOf(), bread],
    collections: [collection],
    language: 'pt',
    readAt: '2026-01-02T00:00:00.000Z',
    ...overrides,
  })

describe('the revision of a catalogue', () => {
  it('is the same for equal catalogues, whenever they were read and by whom', async () => {
    const copy = structuredClone([productOf(), bread])
    expect(await revisionOf({ readAt: '2026-01-03T00:00:00.000Z', products: copy })).toBe(await revisionOf())
  })

  it('is another one when anything of it is', async () => {
    const changed = [
      { products: [{ ...productOf(), variants: [variantOf({ stock: 4 })] }, bread] },
      { products: [productOf()] },
      { products: [productOf(), bread, productOf({ id: productIdOf(3) })] },
      { products: [] },
      { collections: [{ ...collection, title: 'Frutas da Estação' }] },
    ]
    const revisions = await Promise.all([revisionOf(), ...changed.map(revisionOf)])
    expect(new Set(revisions).size).toBe(changed.length + 1)
  })
})
