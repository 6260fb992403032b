import fs, { type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Product } from '../domain/product.ts'
import type { CatalogSnapshot } from './snapshot.ts'

// Raised when the shape of a snapshot changes, so that an older file is not misread.
const formatVersion = 2

/** Products that are written and read at once: a few milliseconds of work, however large the catalogue. */
const productsPerPart = 500

type Head = {
  readonly version: number
  readonly source: string
  readonly snapshot: Omit<CatalogSnapshot, 'products'>
  readonly productCount: number
}

/** The last good reading on disk. `source` names the store it came from; another store's file is ignored. */
export function createSnapshotFile({ directory, source }: { directory: string; source: string }) {
  const file = path.join(directory, 'catalog.snapshot')

  async function read(handle: FileHandle): Promise<CatalogSnapshot | null> {
    const head = (await readPart(handle)) as Head | null
    if (head?.version !== formatVersion || head.source !== source) return null
    const products: Product[] = []
    while (products.length < head.productCount) {
      const part = (await readPart(handle)) as Product[] | null
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
        // Unreadable: the store is read instead.
        return null
      } finally {
        await handle?.close()
      }
    },
    async save({ products, ...snapshot }: CatalogSnapshot): Promise<void> {
      await fs.mkdir(directory, { recursive: true })
      const aside = `${file}.${process.pid}.part`
      const handle = await fs.open(aside, 'w')
      try {
        const head: Head = { version: formatVersion, source, snapshot, productCount: products.length }
        await writePart(handle, head)
        for (let first = 0; first < products.length; first += productsPerPart) {
          await writePart(handle, products.slice(first, first + productsPerPart))
        }
      } finally {
        await handle.close()
      }
      await fs.rename(aside, file)
    },
  }
}

// A part is its length in four bytes and then its value.
const lengthBytes = 4

async function writePart(handle: FileHandle, value: unknown): Promise<void> {
  const bytes = serialize(value)
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(bytes.length)
  await handle.writeFile(Buffer.concat([length, bytes]))
}

/** Null at the end of the file, and for a part that was cut short. */
async function readPart(handle: FileHandle): Promise<unknown> {
  const length = await readBytes(handle, lengthBytes)
  const bytes = length && (await readBytes(handle, length.readUInt32LE()))
  return bytes && deserialize(bytes)
}

async function readBytes(handle: FileHandle, count: number): Promise<Buffer | null> {
  const { size } = await handle.stat()
  if (count > size) return null
  const bytes = Buffer.alloc(count)
  const { bytesRead } = await handle.read(bytes, 0, count)
  return bytesRead === count ? bytes : null
}
