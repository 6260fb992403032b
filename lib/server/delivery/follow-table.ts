import { isDeepStrictEqual } from 'node:util'
import { tableFaultText } from '../../copy/delivery-table.ts'
import type { DeliveryTable, TableFault } from '../../domain/delivery-table.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import type { FileSource } from '../files/file-source.ts'
import { addressFaults, decodeTable, type UnreadableFile } from '../files/file-state.ts'
import { followChanges } from '../files/follow-changes.ts'
import { openLastGood } from '../files/last-good.ts'
import { isWorkbook } from '../workbook/open-workbook.ts'
import { isNamed, readSheet, type Sheet } from '../workbook/read-sheet.ts'
import { readDeliveryTable } from './read-table.ts'

type LogFields = Readonly<Record<string, string | number>>

type Options = {
  readonly source: FileSource
  /** The catalogue workbook: only its sheet 'entregas' is the table; a CSV has none. */
  readonly isCatalog: boolean
  /** A missing file is no fault. */
  readonly isOptional: boolean
  readonly lastGoodFile: string
  readonly currency: string
  readonly log: (level: 'info' | 'warn' | 'error', event: string, fields: LogFields) => void
  readonly onChange: () => void
  readonly lookMs?: number
}

export type FollowedTable = {
  readonly current: () => DeliveryTable | null
  readonly faults: () => readonly string[]
  /** Resolves after the first answer of an address or its failure; files are read at once. */
  readonly started: Promise<void>
  readonly close: () => void
}

const maximumBytes = 256_000
const textsOf = (faults: readonly TableFault[]) => faults.slice(0, 50).map(tableFaultText)
const nowhere: DeliveryTable = { zones: [], hours: null, windows: null }

const chooseNamed = (sheets: readonly Sheet[]) => sheets.find(isNamed('entregas'))
const chooseTable = (sheets: readonly Sheet[]) =>
  chooseNamed(sheets) ?? sheets.find(({ isHidden }) => !isHidden)

function faultOf({ kind, reason }: UnreadableFile): TableFault {
  if (kind === 'too-large') return { kind }
  const isOfAddress = addressFaults.some((each) => each === kind)
  return isOfAddress ? { kind: 'file', fault: { kind, cell: reason } } : { kind: 'unreadable' }
}

export function followTable(options: Options): FollowedTable {
  const { source, isCatalog, isOptional, lastGoodFile, currency, log, onChange, lookMs } = options
  const { name: file } = source
  let table: DeliveryTable | null = isOptional ? null : nowhere
  let faults: readonly TableFault[] = []
  const lastGood = openLastGood({
    file: lastGoodFile,
    sourceId: source.id,
    onFailure: (error) => log('warn', 'delivery-file.not-kept', { reason: String(error) }),
  })
  /** A table can only be lost where this source has given one. */
  let hasGiven = false

  function parse(bytes: Uint8Array): Result<DeliveryTable | null, readonly TableFault[]> {
    const isBook = isWorkbook(bytes)
    if (isCatalog && !isBook) return success(null)
    if (!isBook && bytes.byteLength > maximumBytes) return failure([{ kind: 'too-large' }])
    try {
      const sheet = isBook ? readSheet(bytes, isCatalog ? chooseNamed : chooseTable) : decodeTable(bytes)
      if (!sheet.ok) return failure([{ kind: 'file', fault: sheet.error }])
      if (isCatalog && sheet.value === null) return success(null)
      const table = readDeliveryTable(sheet.value ?? [], { currency })
      if (table.ok || !isCatalog) return table
      return failure(table.error.map((fault) => ('line' in fault ? { ...fault, sheet: 'entregas' } : fault)))
    } catch {
      return failure([{ kind: 'unreadable' }])
    }
  }

  function adopt(next: DeliveryTable | null): void {
    if (isDeepStrictEqual(next, table)) return
    table = next
    onChange()
  }

  function read(): boolean {
    const state = source.read()
    if (state === null) return false
    const isMissing = !state.ok && state.error.kind === 'gone' && isOptional && !isCatalog
    const said = state.ok
      ? parse(state.value.bytes)
      : isMissing
        ? success(null)
        : failure([faultOf(state.error)])
    const isLost = said.ok && said.value === null && hasGiven
    const parsed = isLost
      ? failure<readonly TableFault[]>([{ kind: isCatalog ? 'sheet-gone' : 'gone' }])
      : said
    if (parsed.ok) {
      hasGiven = parsed.value !== null
      const isNews = faults.length > 0 || !isDeepStrictEqual(parsed.value, table)
      faults = []
      if (isNews && parsed.value)
        log('info', 'delivery-file.read', { file, zones: parsed.value.zones?.length ?? 0 })
      // A later start may go back to this content.
      if (parsed.value && state.ok) {
        lastGood.keep(state.value.bytes)
        lastGood.noteSource(true)
      } else lastGood.forget()
      adopt(parsed.value)
      return true
    }
    const isOfWholeBook = parsed.error.some(
      (fault) =>
        fault.kind === 'unreadable' || (fault.kind === 'file' && fault.fault.kind !== 'other-encoding'),
    )
    // The catalogue reports faults of the whole workbook.
    if (isCatalog && isOfWholeBook) return false
    const isKnown = isDeepStrictEqual(parsed.error, faults)
    faults = parsed.error
    if (isKnown) return false
    for (const message of textsOf(faults)) log('error', 'delivery-file.unusable', { file, message })
    return false
  }

  const found = lastGood.find()
  const kept = found && parse(found.bytes)
  hasGiven = kept?.ok === true && kept.value !== null && lastGood.isOfSource()
  if (!read()) {
    if (kept?.ok && faults.length > 0) log('warn', 'delivery-file.last-good', { file })
    adopt(kept?.ok ? kept.value : isCatalog ? null : nowhere)
  }
  const { started, close } = followChanges({
    findSignature: source.findSignature,
    async read() {
      read()
    },
    ...(lookMs === undefined ? {} : { lookMs }),
  })
  return { current: () => table, faults: () => textsOf(faults), started, close }
}
