import 'server-only'
import { hash } from 'node:crypto'
import type { ProductId } from '../domain/identifiers.ts'
import type { Product } from '../domain/product.ts'
import { definePart, type PartVersion, partName, publishVersion } from '../next/shown-parts.ts'
import { setBounded } from '../server/bounded-memory.ts'
import { getEnvironment } from '../server/environment/server.ts'
import { knownPictures } from '../server/known-pictures.ts'
import { log } from '../server/log.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { raceTimeout } from '../server/timing.ts'
import { getStoreApi } from '../store/get-store-api.ts'
import { getCatalogReader } from './get-catalog.ts'
import { productPictures } from './snapshot.ts'

/** Merges the single-product answer into a row; price, name and stock stay those of the list. */
function completeRow(row: Product, details: Product): Product {
  const { pictures, description, information, customFields } = details
  const weights = weightsOf(details)
  const variants = row.variants.map((variant) => ({
    ...variant,
    weightGrams: variant.weightGrams ?? weights.get(variant.id) ?? null,
  }))
  return { ...row, pictures, description, information, customFields, variants }
}

const weightsOf = ({ variants }: Product) => new Map(variants.map(({ id, weightGrams }) => [id, weightGrams]))

const versions = new WeakMap<Product, string>()

function versionOf(product: Product): string {
  const { pictures, description, information, customFields } = product
  const shown = [pictures, description, information, customFields, [...weightsOf(product)]]
  const version = versions.get(product) ?? hash('sha256', JSON.stringify(shown), 'base64url').slice(0, 16)
  versions.set(product, version)
  return version
}

/** Milliseconds the first visitor waits for details. */
const timeoutMs = 2500
const maximumAnswers = 500
const maximumKnown = 50_000
const callsBehind = 2

/** Milliseconds before dated details are checked again; up to twice that. */
const leastKeptMs = 43_200_000

const bare = 'bare'

type Known = {
  readonly version: string
  readonly updatedAt: string | null
  readonly row: string
  /** Monotonic, in milliseconds. */
  readonly readAt: number
}

const kept = () =>
  processSingleton('product-details', () => ({
    answers: new Map<ProductId, Product>(),
    known: new Map<ProductId, Known>(),
    waiting: new Set<ProductId>(),
    calls: 0,
  }))

function isDue(row: Product): boolean {
  const { id, updatedAt } = row
  const known = kept().known.get(id)
  if (!known || known.version === bare || known.updatedAt !== updatedAt) return true
  if (known.row !== versionOf(row)) return true
  const age = performance.now() - known.readAt
  // Spread, so that not all expire together a day after the start.
  if (updatedAt !== null) return age > leastKeptMs * (1 + hash('sha1', id, 'buffer').readUInt16BE() / 65_536)
  return age > getEnvironment().catalogRefreshSeconds * 500
}

async function ask(row: Product): Promise<Product | null> {
  const { id } = row
  const asked = await getStoreApi().findOptionalProduct(id)
  if (!asked.ok) log('warn', 'product.details-failed', { product: id, message: asked.error.message })
  const details = asked.ok ? asked.value : null
  if (!details) return null
  knownPictures().add(productPictures(details))
  setBounded(kept().answers, id, details, maximumAnswers)
  note(row, versionOf(details), details.updatedAt)
  return details
}

function note(row: Product, version: string, updatedAt: string | null): void {
  const { id } = row
  const known = { version, updatedAt, row: versionOf(row), readAt: performance.now() }
  setBounded(kept().known, id, known, maximumKnown)
  publishVersion(partName(detailsPart, [id]), version)
}

/** Queues a background refresh, a few products at a time. */
async function askLater({ id }: Product): Promise<void> {
  const { waiting } = kept()
  waiting.add(id)
  if (kept().calls >= callsBehind) return
  kept().calls += 1
  for (const next of waiting) {
    waiting.delete(next)
    const row = getCatalogReader().find()?.productsByReference.get(next)
    if (row && isDue(row)) await ask(row).catch(() => null)
  }
  kept().calls -= 1
}

/** Refreshes stale details in the background; affected pages then expire. */
export const detailsPart = definePart(
  'details',
  (id: ProductId): PartVersion => {
    const row = getCatalogReader().find()?.productsByReference.get(id)
    if (row && isDue(row)) void askLater(row)
    return kept().known.get(id)?.version ?? null
  },
  { versionOf: (version) => version, movesAlone: true },
)

/** Completes the row by the single-product call, else by its last answer, else not at all. */
export async function withDetails(
  row: Product,
): Promise<{ readonly product: Product; readonly version: string }> {
  const known = kept().answers.get(row.id)
  const details = known && !isDue(row) ? known : ((await raceTimeout(ask(row), timeoutMs)) ?? known)
  if (details) return { product: completeRow(row, details), version: versionOf(details) }
  note(row, bare, null)
  return { product: row, version: bare }
}
