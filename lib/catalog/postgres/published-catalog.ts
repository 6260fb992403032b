import { hash } from 'node:crypto'
import { isDeepStrictEqual, promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Product } from '../../domain/product.ts'
import type { Migration } from '../../server/database/migrate.ts'
import { allOrNothing } from '../../server/database/postgres.ts'
import type { Query } from '../../server/database/sql.ts'
import { forEachYielding } from '../../server/timing.ts'
import { catalogRevision, productRevision } from '../catalog-revision.ts'
import type { CatalogSnapshot } from '../snapshot.ts'

/** Bounds both the work of a part and the transfer when a product changes. */
const productsPerPart = 200

export type SnapshotPart = { readonly digest: string; readonly products: readonly Product[] }

const compress = promisify(gzip)
const decompress = promisify(gunzip)

async function cutIntoParts(products: readonly Product[]): Promise<readonly SnapshotPart[]> {
  const starts = Array.from({ length: Math.ceil(products.length / productsPerPart) }, (_, index) => index)
  const parts: SnapshotPart[] = []
  await forEachYielding(starts, (index) => {
    const some = products.slice(index * productsPerPart, (index + 1) * productsPerPart)
    parts.push({ digest: digestOf(some), products: some })
  })
  return parts
}

async function packPart({ products }: SnapshotPart): Promise<Buffer> {
  return compress(JSON.stringify(products), { level: 3 })
}

async function unpackPart(digest: string, bytes: Buffer): Promise<SnapshotPart> {
  const products = JSON.parse((await decompress(bytes)).toString()) as readonly Product[]
  if (digestOf(products) !== digest) throw new Error('a part of the published catalogue is not as it was')
  return { digest, products }
}

function digestOf(products: readonly Product[]): string {
  return hash('sha256', products.map(productRevision).join(' ')).slice(0, 24)
}

export type Publication = {
  /** Changes with every reading, changed or not. */
  readonly reading: string
  readonly ageMs: number
}

type Row = {
  readonly reading: string
  readonly revision: string
  /** Raw JSON: its key order affects the revision. */
  readonly head: string
  readonly parts: readonly string[]
}

/** Concurrent part requests: some megabytes. */
const partsAtOnce = 8

/** Channel whose payloads are a word and request ids. */
export const channelOf = (name: string) => `catalog_${name}`

export function createPublishedCatalog(name: string) {
  let parts: ReadonlyMap<string, readonly Product[]> = new Map()
  let known: { readonly revision: string; readonly snapshot: CatalogSnapshot } | null = null

  /** Reuses unchanged objects of `before`. */
  async function fetchParts(
    query: Query,
    digests: readonly string[],
    before: readonly Product[],
  ): Promise<readonly SnapshotPart[]> {
    const own = new Map<string, Product>(before.map((product) => [product.id, product]))
    const missing = [...new Set(digests)].filter((digest) => !parts.has(digest))
    const fetched: SnapshotPart[] = []
    for (let first = 0; first < missing.length; first += partsAtOnce) {
      const some = missing.slice(first, first + partsAtOnce)
      const rows = await query<{ digest: string; products: Buffer }>(
        'SELECT digest, products FROM catalog_parts WHERE name = $1 AND digest = ANY($2)',
        [name, some],
      )
      for (const { digest, products } of rows) {
        const part = await unpackPart(digest, products)
        fetched.push({ digest, products: reuse(part, own) })
      }
    }
    return fetched
  }

  return {
    async find(query: Query): Promise<Publication | null> {
      const [row] = await query<Publication>(
        `SELECT reading::text, (extract(epoch FROM clock_timestamp() - published_at) * 1000)::float8 AS "ageMs"
         FROM catalog_snapshots WHERE name = $1`,
        [name],
      )
      return row ?? null
    },

    /** Throws for incomplete snapshots. Reuses unchanged objects of `previous`. */
    async load(query: Query, previous: CatalogSnapshot | null) {
      const [row] = await query<Row>(
        'SELECT reading::text, revision, head, parts FROM catalog_snapshots WHERE name = $1',
        [name],
      )
      if (!row) return null
      const head = JSON.parse(row.head) as Omit<CatalogSnapshot, 'products'>
      if (known?.revision !== row.revision) {
        const before = (known?.snapshot ?? previous)?.products ?? []
        const fetched = await fetchParts(query, row.parts, before)
        const all = new Map([...parts, ...fetched.map((part) => [part.digest, part.products] as const)])
        const products = row.parts.flatMap((digest) => {
          const part = all.get(digest)
          if (!part) throw new Error('a part of the published catalogue is not there')
          return part
        })
        parts = new Map(row.parts.map((digest) => [digest, all.get(digest) ?? []]))
        known = { revision: row.revision, snapshot: { ...head, products } }
      }
      known = { ...known, snapshot: { ...known.snapshot, ...head } }
      return { reading: row.reading, snapshot: known.snapshot }
    },

    /** `answered`: requests this reading answers. */
    async publish(query: Query, snapshot: CatalogSnapshot, answered: readonly string[]): Promise<string> {
      const revision = await catalogRevision(snapshot)
      const { products, ...head } = snapshot
      const cut = await cutIntoParts(products)
      const digests = cut.map(({ digest }) => digest)
      const reading = await allOrNothing(query, async (inside) => {
        const rows = await inside<{ digest: string }>('SELECT digest FROM catalog_parts WHERE name = $1', [
          name,
        ])
        const there = new Set(rows.map(({ digest }) => digest))
        for (const part of cut) {
          if (there.has(part.digest)) continue
          there.add(part.digest)
          await inside('INSERT INTO catalog_parts VALUES ($1, $2, $3)', [
            name,
            part.digest,
            await packPart(part),
          ])
        }
        const [row] = await inside<{ reading: string }>(
          `INSERT INTO catalog_snapshots VALUES ($1, gen_random_uuid(), $2, $3, $4, clock_timestamp())
           ON CONFLICT (name) DO UPDATE SET reading = excluded.reading, revision = excluded.revision,
             head = excluded.head, parts = excluded.parts, published_at = excluded.published_at
           RETURNING reading::text`,
          [name, revision, JSON.stringify(head), digests],
        )
        await inside('DELETE FROM catalog_parts WHERE name = $1 AND digest <> ALL($2)', [name, digests])
        await inside('SELECT pg_notify($1, $2)', [channelOf(name), ['published', ...answered].join(' ')])
        return row?.reading ?? ''
      })
      parts = new Map(cut.map(({ digest, products: some }) => [digest, some]))
      known = { revision, snapshot }
      return reading
    },
  }
}

/** Reuses unchanged products, which saves memory. */
function reuse({ products }: SnapshotPart, before: ReadonlyMap<string, Product>): readonly Product[] {
  return products.map((product) => {
    const own = before.get(product.id)
    return own && isDeepStrictEqual(own, product) ? own : product
  })
}

export const migrations: readonly Migration[] = [
  {
    // Unlogged: lost data is read from the store again.
    statements: `
      CREATE TABLE catalog_snapshots (
        name text PRIMARY KEY,
        reading uuid NOT NULL,
        revision text NOT NULL,
        head text NOT NULL,
        parts text[] NOT NULL,
        published_at timestamptz NOT NULL
      );
      CREATE TABLE catalog_parts (
        name text NOT NULL,
        digest text NOT NULL,
        products bytea NOT NULL,
        PRIMARY KEY (name, digest)
      );
    `,
  },
]
