import type { SheetForSale } from '../../domain/catalog-file.ts'
import { failure, success } from '../../domain/result.ts'
import { isNamed, listSheets, readSheet, type Sheet } from '../../server/workbook/read-sheet.ts'
import type { ReadRecords } from './file-record.ts'
import { fileLimits as limits } from './limits.ts'
import { faultOfHeader, headerAmong, recordsOf } from './table-rows.ts'

const isShop = isNamed('loja')
/** All but the table of delivery. */
const ofGoods = (sheets: readonly Sheet[]) => sheets.filter((sheet) => !isNamed('entregas')(sheet))

/** The sheet called 'loja', else the first that people see. */
function chooseSheet(sheets: readonly Sheet[]): Sheet | undefined {
  const others = ofGoods(sheets)
  return sheets.find(isShop) ?? others.find(({ isHidden }) => !isHidden) ?? others[0]
}

function forSale(sheets: readonly Sheet[]): SheetForSale {
  const sheet = chooseSheet(sheets)
  const isShopNamed = sheet !== undefined && isShop(sheet)
  const seen = ofGoods(sheets).filter(({ isHidden }) => !isHidden)
  return {
    name: sheet?.name ?? '',
    isNamed: isShopNamed,
    isAlone: sheets.length === 1,
    isGuessed: !isShopNamed && seen.length > 1,
  }
}

/** The rows of a workbook of Excel, as people see them there; where it `needsNamed`, those of the sheet 'loja' alone. */
export function readWorkbook(bytes: Uint8Array, needsNamed: boolean): ReadRecords {
  const sheets = listSheets(bytes)
  if (needsNamed && sheets.length > 0 && !sheets.some(isShop)) return failure({ kind: 'sheet-gone' })
  const sheet = readSheet(bytes, chooseSheet)
  if (!sheet.ok) return failure({ kind: sheet.error })
  const rows = sheet.value ?? []
  if (rows.length === 0) return failure({ kind: 'empty' })
  const header = headerAmong(rows)
  const fault = faultOfHeader(header)
  if (fault !== null) return failure(fault)
  const others = rows.slice(header.at + 1)
  if (others.length > limits.rows) return failure({ kind: 'too-many-rows', cell: String(limits.rows) })
  const records = recordsOf(others, { heading: header.heading, separator: null })
  return success({ ...records, sheet: forSale(sheets) })
}
