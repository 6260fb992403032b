import { decimalsOf } from '../../domain/money.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { decodeText } from '../../server/files/decode-text.ts'
import type { FileState } from '../../server/files/file-state.ts'
import { buildCatalog, type FileCatalog, type WrongRow } from './build-catalog.ts'
import { fileLimits as limits } from './limits.ts'
import { type Pictures, pictureAddress } from './pictures.ts'
import { readCsv, readJson } from './read-records.ts'
import { readRow } from './read-row.ts'

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
  if (built.collections.length > limits.categoriesInAll) {
    return failure(`more than ${limits.categoriesInAll} categories`)
  }
  return success({ ...built, wrongRows: [...wrongRows, ...built.wrongRows] })
}
