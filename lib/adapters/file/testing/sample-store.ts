import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openFileSource } from '../../../server/files/file-source.ts'
import { createFileStore } from '../file-store.ts'
import { followFile } from '../follow-file.ts'
import { fileLimits } from '../limits.ts'
import { openSqliteSales } from '../sales-in.ts'

/** The sample that the shop comes with, as an owner of a corner shop would begin with it. */
const sampleFile = path.resolve('docs/loja-exemplo/loja.csv')

type Options = {
  /** What the file holds; the sample unless given. */
  readonly text?: string | Uint8Array
  readonly now?: () => number
}

type Follow = { readonly folder: string; readonly file?: string } & Partial<Parameters<typeof followFile>[0]>

/** Follows `loja.csv` of a folder, or another file, with what lies beside it there. */
export function follow({ folder, file = path.join(folder, 'loja.csv'), ...options }: Follow) {
  return followFile({
    source: openFileSource(file, { maximumBytes: fileLimits.bytes, hosts: [], intervalMs: 60_000 }),
    pictureHosts: [],
    picturesFolder: path.join(folder, 'fotos'),
    lastGoodFile: path.join(folder, 'kept', 'last-good.csv'),
    currency: 'brl',
    log: () => undefined,
    onCatalog: () => undefined,
    ...options,
  })
}

/** A store on a file of its own in a folder of its own, its book in memory. `logged` are the rows it named. */
export async function openFileStore({ text, now = Date.now }: Options = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loja-'))
  const file = path.join(folder, 'loja.csv')
  fs.writeFileSync(file, text ?? fs.readFileSync(sampleFile))
  const picturesFolder = path.join(folder, 'fotos')
  if (text === undefined) {
    fs.cpSync(path.join(path.dirname(sampleFile), 'fotos'), picturesFolder, { recursive: true })
  } else fs.mkdirSync(picturesFolder)
  const logged: string[] = []
  const catalog = follow({
    folder,
    log: (_level, event, { line, reason, products }) =>
      logged.push([event, line ?? products ?? '', reason ?? ''].join(' ').trim()),
    lookMs: 20,
  })
  const sales = openSqliteSales({ folder: ':memory:', now, holdMs: 72 * 3_600_000 })
  const newToken = () => randomBytes(16).toString('hex')
  const api = createFileStore({ catalog, sales, now, newToken })
  return {
    api,
    catalog,
    sales,
    folder,
    file,
    picturesFolder,
    logged,
    async close() {
      catalog.close()
      await sales.close()
      fs.rmSync(folder, { recursive: true })
    },
  }
}

export async function openSampleStore() {
  return { ...(await openFileStore()), isReadOnly: false }
}
