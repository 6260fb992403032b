import { failure, success } from '../../../domain/result.ts'
import { StoreApiError } from '../../../store/errors.ts'
import { handleOf, productIdOf, productOf } from '../../../testing/sample-values.ts'
import { createCatalogReader } from '../../catalog-reader.ts'
import type { CatalogSnapshot } from '../../snapshot.ts'
import { createSharedReading } from '../shared-reading.ts'

/** Sample store with an editable first title. */
export type SampleStore = {
  title: string
  reads: number
  isDown: boolean
  readonly products: number
  gate?: Promise<void>
}

export function sampleStore({ products = 1 } = {}): SampleStore {
  return { title: 'a', reads: 0, isDown: false, products }
}

type Options = {
  readonly url: string
  readonly store: SampleStore
  readonly name?: string
  readonly refreshMs?: number
  readonly graceMs?: number
  readonly saved?: CatalogSnapshot | null
}

export function snapshotOf({ title, products }: SampleStore): CatalogSnapshot {
  return {
    products: Array.from({ length: products }, (_, index) =>
      productOf({
        id: productIdOf(index + 1),
        handle: handleOf(`product-${index}`),
        title: index === 0 ? title : `product ${index}`,
      }),
    ),
    collections: [],
    language: null,
    readAt: new Date().toISOString(),
  }
}

export function openReplica(options: Options) {
  const { url, store, name = 'a0b1c2d3e4f5', refreshMs = 600_000, graceMs = 30_000, saved = null } = options
  const events: string[] = []
  const log = (_level: string, event: string) => void events.push(event)
  const shared = createSharedReading({
    url,
    name,
    async readStore() {
      store.reads += 1
      const snapshot = snapshotOf(store)
      await store.gate
      if (store.isDown) return failure(new StoreApiError({ kind: 'http', status: 503, message: 'down' }))
      return success(snapshot)
    },
    refreshMs,
    graceMs,
    refresh: () => reader.refresh(),
    log,
  })
  const reader = createCatalogReader({
    read: shared.read,
    file: { find: async () => saved, save: async () => undefined },
    log,
    refreshMs,
  })
  return {
    events,
    reader,
    ask: shared.ask,
    title: () => reader.find()?.snapshot.products[0]?.title ?? null,
    isReader: () => events.findLast((event) => event.startsWith('catalog.reader')) === 'catalog.reader',
    close: shared.close,
  }
}

export type Replica = ReturnType<typeof openReplica>
