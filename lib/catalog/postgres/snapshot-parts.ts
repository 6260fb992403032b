import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Product } from '../../domain/product.ts'
import { forEachYielding } from '../../server/for-each-yielding.ts'
import { productRevision } from '../catalog-revision.ts'

/** Products of one part: a few milliseconds of work, and what travels when one of them changes. */
const productsPerPart = 200

/** Some products of a snapshot, by a name that changes with what they say. */
export type SnapshotPart = { readonly digest: string; readonly products: readonly Product[] }

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** The products in their order, cut into parts. */
export async function cutIntoParts(products: readonly Product[]): Promise<readonly SnapshotPart[]> {
  const starts = Array.from({ length: Math.ceil(products.length / productsPerPart) }, (_, index) => index)
  const parts: SnapshotPart[] = []
  await forEachYielding(starts, (index) => {
    const some = products.slice(index * productsPerPart, (index + 1) * productsPerPart)
    parts.push({ digest: digestOf(some), products: some })
  })
  return parts
}

export async function packPart({ products }: SnapshotPart): Promise<Buffer> {
  return compress(JSON.stringify(products), { level: 3 })
}

/** Throws for what is not exactly what was packed. */
export async function unpackPart(digest: string, bytes: Buffer): Promise<SnapshotPart> {
  const products = JSON.parse((await decompress(bytes)).toString()) as readonly Product[]
  if (digestOf(products) !== digest) throw new Error('a part of the published catalogue is not as it was')
  return { digest, products }
}

function digestOf(products: readonly Product[]): string {
  return hash('sha256', products.map(productRevision).join(' ')).slice(0, 24)
}
