import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { tableFaultText } from '../../copy/delivery-table.ts'
import type { DeliveryTable, TableFault } from '../../domain/delivery-table.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { decodeText, findSignature } from '../files/file-state.ts'
import { followChanges } from '../files/follow-changes.ts'
import { readDeliveryTable } from './read-table.ts'

type LogFields = Readonly<Record<string, string | number>>

type Options = {
  readonly file: string
  /** True: where there is no file, nothing is said of delivery, and that is no fault. */
  readonly isOptional: boolean
  /** Where the last table that was good is kept, for a start on one that is not. */
  readonly lastGoodFile: string
  readonly currency: string
  readonly log: (level: 'info' | 'warn' | 'error', event: string, fields: LogFields) => void
  readonly onChange: () => void
  /** Milliseconds between two looks at the file. */
  readonly lookMs?: number
}

export type FollowedTable = {
  /** The last good state of the file. Without any the shop delivers nowhere; null: there is no file, and none is needed. */
  readonly current: () => DeliveryTable | null
  /** What is wrong with the file as it is, in words; empty where it is in force. */
  readonly faults: () => readonly string[]
  readonly close: () => void
}

const maximumBytes = 256_000
/** Rows that are named for one state of the file. */
const namedRows = 50
const textsOf = (faults: readonly TableFault[]) => faults.slice(0, namedRows).map(tableFaultText)
const nowhere: DeliveryTable = { zones: [], hours: null, windows: null }

/** Follows a table of delivery: read at once, and again once it has changed and lies still. */
export function followTable(options: Options): FollowedTable {
  const { file, isOptional, lastGoodFile, currency, log, onChange, lookMs } = options
  let table: DeliveryTable | null = isOptional ? null : nowhere
  let faults: readonly TableFault[] = []

  function parse(place: string): Result<DeliveryTable, readonly TableFault[]> {
    if (fs.statSync(place).size > maximumBytes) return failure([{ kind: 'too-large' }])
    const isJson = path.extname(file).toLowerCase() === '.json'
    return readDeliveryTable(decodeText(fs.readFileSync(place)), { isJson, currency })
  }

  function parseSafely(place: string): Result<DeliveryTable, readonly TableFault[]> {
    try {
      return parse(place)
    } catch {
      return failure([{ kind: 'unreadable' }])
    }
  }

  function adopt(next: DeliveryTable | null): void {
    if (isDeepStrictEqual(next, table)) return
    table = next
    onChange()
  }

  function read(): void {
    const isMissing = isOptional && !fs.existsSync(file)
    const parsed = isMissing ? success(null) : parseSafely(file)
    if (parsed.ok) {
      const isNews = faults.length > 0 || !isDeepStrictEqual(parsed.value, table)
      faults = []
      if (isNews && parsed.value)
        log('info', 'delivery-file.read', { file, zones: parsed.value.zones?.length ?? 0 })
      if (parsed.value) keep()
      adopt(parsed.value)
      return
    }
    const isKnown = isDeepStrictEqual(parsed.error, faults)
    faults = parsed.error
    if (isKnown) return
    for (const message of textsOf(faults)) log('error', 'delivery-file.unusable', { file, message })
  }

  /** What is in the file now is what a start may go back to. */
  function keep(): void {
    try {
      fs.mkdirSync(path.dirname(lastGoodFile), { recursive: true })
      fs.copyFileSync(file, lastGoodFile)
    } catch (error) {
      log('warn', 'delivery-file.not-kept', { reason: String(error) })
    }
  }

  function start(): void {
    read()
    if (faults.length === 0) return
    const kept = parseSafely(lastGoodFile)
    if (kept.ok) log('warn', 'delivery-file.last-good', { file })
    adopt(kept.ok ? kept.value : nowhere)
  }

  start()
  const { close } = followChanges({
    findSignature: () => findSignature(file),
    read: async () => read(),
    ...(lookMs === undefined ? {} : { lookMs }),
  })
  return { current: () => table, faults: () => textsOf(faults), close }
}
