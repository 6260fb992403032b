import type { FileFault, RowFault } from '../../domain/catalog-file.ts'
import { decimalsOf } from '../../domain/money.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { decodeTable, type FileState } from '../../server/files/file-state.ts'
import { isWorkbook } from '../../server/workbook/open-workbook.ts'
import { buildCatalog, type FileCatalog } from './build-catalog.ts'
import { type ReadRecords, withDescribedNames } from './file-record.ts'
import { fileLimits as limits } from './limits.ts'
import type { Pictures } from './pictures.ts'
import { readCsv } from './read-csv.ts'
import { readRow } from './read-row.ts'
import { readWorkbook } from './read-workbook.ts'

type Options = {
  /** Whether it was published at an address: then no one chooses what separates its cells. */
  readonly isAddress?: boolean
  readonly currency: string
  readonly pictures: Pictures
  readonly pictureHosts: readonly string[]
  readonly previous: FileCatalog | null
  /** Whether a workbook has to have the sheet 'loja': once it had one, no other is sold in its place. */
  readonly needsNamedSheet?: boolean
}

export type UnusableFile = FileFault & {
  readonly rows: readonly RowFault[]
}

/** The file as a catalogue, its wrong rows left out and named; a failure where there is nothing to sell in it. */
export function parseCatalog(
  { bytes, writtenAt }: Pick<FileState, 'bytes' | 'writtenAt'>,
  { currency, pictures, pictureHosts, previous, needsNamedSheet = false, isAddress = false }: Options,
): Result<FileCatalog, UnusableFile> {
  const unusable = (fault: FileFault, rows: readonly RowFault[] = []) => failure({ ...fault, rows })
  const read = readBytes(bytes, needsNamedSheet)
  if (!read.ok) return unusable(read.error)
  const faults = read.value.faults.map((fault) =>
    isAddress && fault.kind === 'split-price' ? { ...fault, other: 'address' } : fault,
  )
  const money = { currency, decimals: decimalsOf(currency) }
  const rows = withDescribedNames(read.value.records).flatMap((record) => {
    const row = readRow(record, money)
    if (row.ok) return [row.value]
    faults.push(row.error)
    return []
  })
  const built = buildCatalog(rows, { currency, pictures, pictureHosts, writtenAt, previous })
  faults.push(...built.faults)
  faults.sort((left, right) => left.line - right.line)
  if (built.products.length === 0) {
    return unusable({ kind: faults.length === 0 ? 'empty' : 'nothing-for-sale' }, faults)
  }
  if (built.collections.length > limits.categoriesInAll) {
    return unusable({ kind: 'too-many-categories', cell: String(limits.categoriesInAll) }, faults)
  }
  return success({ ...built, faults, sheet: read.value.sheet ?? null })
}

function readBytes(bytes: Uint8Array, needsNamedSheet: boolean): ReadRecords {
  if (isWorkbook(bytes)) return readWorkbook(bytes, needsNamedSheet)
  const text = decodeTable(bytes)
  if (text === null) return failure({ kind: 'other-encoding' })
  // A few stray ones are taken out with other control characters.
  if (text.slice(0, limits.quotedCell).includes('\0')) return failure({ kind: 'not-text' })
  return readCsv(text)
}
