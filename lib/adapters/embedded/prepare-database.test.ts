import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import type { SeedCatalog } from './catalog-file.ts'
import { prepareDatabase } from './prepare-database.ts'
import { seedId } from './seed-identifiers.ts'
import { banana, get, openedCheckout, openSmallStore, smallCatalog } from './testing/small-catalog.ts'

type Stock = { variants: { id: string; inventory_quantity: number | null }[] }

async function stockOf(store: ReturnType<typeof openSmallStore>['store'], variantId: string) {
  const { variants } = (await (await get(store, 'variants')).json()) as Stock
  return variants.find((variant) => variant.id === variantId)?.inventory_quantity
}

function withBananas(change: object): SeedCatalog {
  const [bananas, ...others] = smallCatalog.products
  const [variant] = bananas?.variants ?? []
  if (!bananas || !variant) throw new Error('no bananas')
  return { ...smallCatalog, products: [{ ...bananas, variants: [{ ...variant, ...change }] }, ...others] }
}

describe('prepareDatabase', () => {
  it('keeps pieces sold when the catalogue changes, and takes over the new price and stock', async () => {
    const { store, database } = openSmallStore()
    store.payCheckout(await openedCheckout(store, [{ variant_id: banana, quantity: 2 }]), 'card')
    prepareDatabase(database, withBananas({ priceCents: 999, stock: 10 }))
    expect(await stockOf(store, banana)).toBe(8)
    const { amount } = database.find<{ amount: number }>('SELECT amount FROM variants WHERE id = $id', {
      id: banana,
    }) ?? { amount: 0 }
    expect(amount).toBe(999)
  })

  it('stops listing what the catalogue no longer has, and lists it again when it comes back', async () => {
    const { store, database } = openSmallStore()
    const count = async () => ((await (await get(store, 'products')).json()) as { count: number }).count
    prepareDatabase(database, { ...smallCatalog, products: smallCatalog.products.slice(1) })
    expect(await count()).toBe(3)
    expect((await get(store, `products/${seedId('prod', 'banana-prata')}`)).status).toBe(404)
    prepareDatabase(database, smallCatalog)
    expect(await count()).toBe(4)
  })

  it('leaves nothing behind when a row is wrong', () => {
    const database = openDatabase(':memory:')
    const [first] = smallCatalog.products
    if (!first) return
    const wrong = { ...smallCatalog, products: [{ ...first, collections: ['Não existe'] }] }
    expect(() => prepareDatabase(database, wrong)).toThrow()
    expect(database.find(`SELECT name FROM sqlite_schema WHERE name = 'products'`)).toBeNull()
  })
})
