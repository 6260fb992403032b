import fs, { type FileHandle } from 'node:fs/promises'
import { decimalsOf } from '../../domain/money.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { buildCatalog, type FileCatalog, type WrongRow } from './build-catalog.ts'
import { decodeText } from './decode-text.ts'
import { fileLimits as limits } from './limits.ts'
import { type Pictures, pictureAddress } from './pictures.ts'
import { readCsv, readJson } from './read-records.ts'
import { readRow } from './read-row.ts'

/** The bytes of a file, when it was written, and what tells this state of it from any other. */
export type FileState = { readonly bytes: Uint8Array; readonly writtenAt: string; readonly signature: string }

type Stat = { readonly ino: number; readonly size: number; readonly mtimeMs: number }

export const signatureOf = ({ ino, size, mtimeMs }: Stat) => `${ino} ${size} ${mtimeMs}`

/** Reads it whole, or says why not: also when it is written meanwhile. */
export async function readFileState(file: string): Promise<Result<FileState, string>> {
  let handle: FileHandle | null = null
  try {
    handle = await fs.open(file)
    const before = await handle.stat()
    if (!before.isFile()) return failure('it is no file')
    if (before.size > limits.bytes) return failure(`it has more than ${limits.bytes} bytes`)
    const bytes = await handle.readFile()
    const signature = signatureOf(before)
    if (signatureOf(await handle.stat()) !== signature) return failure('it is being written')
    return success({ bytes, writtenAt: before.mtime.toISOString(), signature })
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error))
  } finally {
    await handle?.close()
  }
}

type Options = {
  readonly isJson: boolean
  readonly currency: string
  readonly pictures: Pictures
  readonly previous: FileCatalog | null
}

/** The file as a catalogue, its wrong rows left out and told; a failure where there is nothing to sell in it. */
export function parseCatalog(
  { bytes, writtenAt }: Pick<FileState, 'bytes' | 'writtenAt'>,
  { isJson, currency, pictures, previous }: Options,
): Result<FileCatalog, string> {
  const text = decodeText(bytes)
  const records = isJson ? readJson(text) : readCsv(text)
  if (!records.ok) return records
  const wrongRows: WrongRow[] = []
  const decimals = decimalsOf(currency)
  const rows = records.value.flatMap((record) => {
    const row = readRow(record, decimals)
    if (row.ok) return [row.value]
    wrongRows.push({ line: record.line, reason: row.error })
    return []
  })
  const pictureOf = (name: string) => pictureAddress(pictures, name)
  const built = buildCatalog(rows, { currency, pictureOf, writtenAt, previous })
  if (built.products.length === 0) {
    const [first] = wrongRows
    return failure(first ? `no row can be sold; line ${first.line}: ${first.reason}` : 'it has no rows')
  }
  return success({ ...built, wrongRows: [...wrongRows, ...built.wrongRows] })
}
