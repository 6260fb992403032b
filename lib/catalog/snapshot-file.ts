import { hash } from 'node:crypto'
import fs, { type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Product } from '../domain/product.ts'
import { partHeadBytes, partLength, readChecksummed, writeChecksummed } from '../server/files/checksummed.ts'
import { createDiskTrouble } from '../server/files/disk-trouble.ts'
import { pruneFiles, writeAtomically } from '../server/files/write-atomically.ts'
import type { CatalogSnapshot } from './snapshot.ts'

// Increment when the shape changes, so that older files are not misread.
const formatVersion = 3

/** Products per part: a few milliseconds of work. */
const productsPerPart = 500

/** Includes other stores and formats sharing the folder. */
const maximumFiles = 4

type Head = {
  readonly version: number
  readonly source: string
  readonly snapshot: Omit<CatalogSnapshot, 'products'>
  readonly productCount: number
}

/** Digests store and format into twelve hexadecimal digits. */
export function snapshotName(source: string): string {
  return hash('sha256', `${formatVersion} ${source}`).slice(0, 12)
}

export function createSnapshotFile({ directory, source }: { directory: string; source: string }) {
  const file = path.join(directory, `catalog-${snapshotName(source)}.snapshot`)
  const trouble = createDiskTrouble(directory)

  async function read(handle: FileHandle): Promise<CatalogSnapshot | null> {
    const head = (await readNextPart(handle)) as Head | null
    if (head?.version !== formatVersion || head.source !== source) return null
    const products: Product[] = []
    while (products.length < head.productCount) {
      const part = (await readNextPart(handle)) as Product[] | null
      if (part === null) return null
      products.push(...part)
    }
    return { ...head.snapshot, products }
  }

  return {
    async find(): Promise<CatalogSnapshot | null> {
      const handle = await fs.open(file).catch(() => null)
      try {
        return handle && (await read(handle))
      } catch {
        return null
      } finally {
        await handle?.close()
      }
    },
    /** Never fails; the next change is tried again. */
    async save({ products, ...snapshot }: CatalogSnapshot): Promise<void> {
      try {
        await writeAtomically(file, async (handle) => {
          const head: Head = { version: formatVersion, source, snapshot, productCount: products.length }
          await handle.writeFile(writeChecksummed(head))
          for (let first = 0; first < products.length; first += productsPerPart) {
            await handle.writeFile(writeChecksummed(products.slice(first, first + productsPerPart)))
          }
          return undefined
        })
        await pruneFiles(directory, /^catalog.*\.snapshot$/, maximumFiles)
        trouble.clear()
      } catch (error) {
        trouble.report(error)
      }
    },
  }
}

/** Returns null at the end and for a damaged part. */
async function readNextPart(handle: FileHandle): Promise<unknown> {
  const head = await readBytes(handle, partHeadBytes)
  const bytes = head && (await readBytes(handle, partLength(head)))
  return (bytes && readChecksummed(Buffer.concat([head, bytes]))?.value) ?? null
}

async function readBytes(handle: FileHandle, count: number): Promise<Buffer | null> {
  const { size } = await handle.stat()
  if (count > size) return null
  const bytes = Buffer.alloc(count)
  const { bytesRead } = await handle.read(bytes, 0, count)
  return bytesRead === count ? bytes : null
}
