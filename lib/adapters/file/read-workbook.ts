import { failure, success } from '../../domain/result.ts'
import { isNamed, readSheet, type Sheet } from '../../server/workbook/read-sheet.ts'
import type { ReadRecords } from './file-record.ts'
import { fileLimits as limits } from './limits.ts'
import { faultOfHeader, headerAmong, recordsOf } from './table-rows.ts'

/** The sheet called 'loja', else the first that people see; 'entregas' is the table of delivery. */
function chooseSheet(sheets: readonly Sheet[]): Sheet | undefined {
  const others = sheets.filter((sheet) => !isNamed('entregas')(sheet))
  return sheets.find(isNamed('loja')) ?? others.find(({ isHidden }) => !isHidden) ?? others[0]
}

/** The rows of a workbook of Excel, as people see them there. */
export function readWorkbook(bytes: Uint8Array): ReadRecords {
  const sheet = readSheet(bytes, chooseSheet)
  if (!sheet.ok) return failure({ kind: sheet.error })
  const rows = sheet.value ?? []
  if (rows.length === 0) return failure({ kind: 'empty' })
  const header = headerAmong(rows)
  const fault = faultOfHeader(header)
  if (fault !== null) return failure(fault)
  const others = rows.slice(header.at + 1)
  if (others.length > limits.rows) return failure({ kind: 'too-many-rows', cell: String(limits.rows) })
  return success(recordsOf(others, { heading: header.heading, separator: null }))
}
