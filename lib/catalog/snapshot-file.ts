import fs from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { CatalogSnapshot } from './snapshot.ts'

// Raised when the shape of a snapshot changes, so that an older file is not misread.
const formatVersion = 1

type Saved = { readonly version: number; readonly source: string; readonly snapshot: CatalogSnapshot }

/** The last good reading on disk. `source` names the store it came from; another store's file is ignored. */
export function createSnapshotFile({ directory, source }: { directory: string; source: string }) {
  const file = path.join(directory, 'catalog.snapshot')
  return {
    async find(): Promise<CatalogSnapshot | null> {
      try {
        const saved = deserialize(await fs.readFile(file)) as Saved
        return saved.version === formatVersion && saved.source === source ? saved.snapshot : null
      } catch {
        // None yet, or unreadable: the store is read instead.
        return null
      }
    },
    async save(snapshot: CatalogSnapshot): Promise<void> {
      await fs.mkdir(directory, { recursive: true })
      const aside = `${file}.${process.pid}.part`
      await fs.writeFile(aside, serialize({ version: formatVersion, source, snapshot } satisfies Saved))
      await fs.rename(aside, file)
    },
  }
}
