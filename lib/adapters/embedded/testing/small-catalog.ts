import { randomBytes } from 'node:crypto'
import { type Database, openDatabase } from '../../../server/database/database.ts'
import type { SeedCatalog } from '../catalog-file.ts'
import { createEmbeddedStore, type EmbeddedStore, type EmbeddedStoreOptions } from '../handler.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { seedId, seedStoreId } from '../seed-identifiers.ts'

/** Few products, one of each kind that matters. */
export const smallCatalog: SeedCatalog = {
  collections: [{ title: 'Frutas', picture: 'frutas' }, { title: 'Padaria' }],
  products: [
    {
      handle: 'banana-prata',
      title: 'Banana Prata',
      subtitle: 'Cacho de 1 kg',
      ribbon: 'Da estação',
      description: '<p>Doce e <b>madura</b>.</p>',
      collections: ['Frutas'],
      pictures: ['banana', 'banana-cacho'],
      variants: [{ title: '1 kg', priceCents: 690, salePriceCents: 590, weightGrams: 1000, stock: 5 }],
      information: [{ title: 'Conservação', html: '<p>Fora da geladeira.</p>' }],
    },
    {
      handle: 'pao-frances',
      title: 'Pão Francês',
      subtitle: 'Assado hoje',
      description: 'Casca fina.\nMiolo leve.',
      collections: ['Padaria', 'Frutas'],
      pictures: [],
      optionTitle: 'Peso',
      variants: [
        { title: '500 g', priceCents: 990, weightGrams: 500, stock: 3 },
        { title: '250 g', priceCents: 520, weightGrams: 250, stock: null, picture: 'pao-pequeno' },
      ],
    },
    {
      handle: 'caqui',
      title: 'Caqui',
      subtitle: '',
      description: '',
      collections: ['Frutas'],
      pictures: ['caqui'],
      variants: [{ title: 'Bandeja', priceCents: 1250, weightGrams: 600, stock: 0 }],
      purchasable: false,
    },
    {
      handle: 'amostra',
      title: 'Amostra grátis',
      subtitle: '',
      description: '',
      collections: [],
      pictures: [],
      variants: [{ title: 'Uma', priceCents: 100, salePriceCents: 0, weightGrams: 10, stock: null }],
    },
  ],
}

export const storeId = seedStoreId()
export const storeOrigin = 'http://store.test'

export const bananaId = seedId('prod', 'banana-prata')
export const banana = seedId('variant', 'banana-prata', '1 kg')
export const halfKiloBread = seedId('variant', 'pao-frances', '500 g')
export const looseBread = seedId('variant', 'pao-frances', '250 g')
export const caqui = seedId('variant', 'caqui', 'Bandeja')

export function newId(): string {
  return randomBytes(16).toString('hex')
}

/** A store in memory, with everything real but the clock. */
export function openSmallStore(options: Partial<EmbeddedStoreOptions> = {}): {
  store: EmbeddedStore
  database: Database
} {
  const database = options.database ?? openDatabase(':memory:')
  prepareDatabase(database, smallCatalog)
  const store = createEmbeddedStore({
    database,
    picturesBase: '',
    checkoutBase: 'http://shop.test',
    now: () => Date.UTC(2026, 0, 2),
    newId,
    ...options,
  })
  return { store, database }
}

export function get(store: EmbeddedStore, path: string): Promise<Response> {
  return store.handle(new Request(`${storeOrigin}/store/${storeId}/${path}`))
}

export function postCheckout(store: EmbeddedStore, body: unknown): Promise<Response> {
  return store.handle(
    new Request(`${storeOrigin}/store/${storeId}/checkout`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
}

export function checkoutBody(
  items: readonly { variant_id: string; quantity: number }[],
  more: Readonly<Record<string, unknown>> = {},
) {
  return {
    items,
    successUrl: 'http://shop.test/success',
    cancelUrl: 'http://shop.test/store?x=1',
    locale: 'pt-BR',
    timeZone: 'America/Sao_Paulo',
    ...more,
  }
}

/** Opens a checkout and gives back its id. */
export async function openedCheckout(
  store: EmbeddedStore,
  items: readonly { variant_id: string; quantity: number }[],
): Promise<string> {
  const response = await postCheckout(store, checkoutBody(items))
  const { url } = (await response.json()) as { url: string }
  return new URL(url).pathname.split('/').at(-1) ?? ''
}
