import { z } from 'zod'
import { failure, success } from '../../domain/result.ts'
import { missingFields, readHeading } from './columns.ts'
import { quoteTitles, type ReadRecords, recordOf } from './file-record.ts'
import { fileLimits as limits } from './limits.ts'

const jsonCell = z.union([z.string(), z.number(), z.boolean(), z.null()])
const jsonRow = z.record(z.string(), z.unknown())
const jsonList = z.array(z.unknown())
const jsonFile = z.union([jsonList, z.object({ produtos: jsonList }).transform(({ produtos }) => produtos)])

/** A list of products, or `{ "produtos": [ … ] }`, with the names of the columns as keys. */
export function readJson(text: string): ReadRecords {
  if (text.trim() === '') return failure({ kind: 'empty' })
  if (!isBoundedJson(text)) return failure({ kind: 'too-many-cells' })
  const content = parseJson(text.replace(/^\uFEFF/, ''))
  if (content === undefined) return failure({ kind: 'no-json' })
  const list = jsonFile.safeParse(content)
  if (!list.success) return failure({ kind: 'no-list' })
  if (list.data.length > limits.rows) return failure({ kind: 'too-many-rows', cell: String(limits.rows) })
  const rows: Readonly<Record<string, unknown>>[] = []
  for (const item of list.data) {
    const row = jsonRow.safeParse(item)
    if (!row.success) return failure({ kind: 'no-list' })
    rows.push(row.data)
  }
  const keys = [...new Set(rows.flatMap(Object.keys))]
  const heading = readHeading(keys)
  const fields = missingFields(heading)
  if (fields.length > 0) return failure({ kind: 'columns-missing', fields, cell: quoteTitles(keys) })
  if (heading.twice) return failure({ kind: 'columns-twice', cell: heading.twice.join(', ') })
  const columns = [...heading.columns].map(([place, column]) => [keys[place] ?? '', column] as const)
  const records = rows.flatMap((row, index) => {
    const cells = columns.map(
      ([key, column]) => [column, textOf(Object.hasOwn(row, key) ? row[key] : null)] as const,
    )
    return recordOf(index + 1, cells) ?? []
  })
  return success({ records, faults: [] })
}

/**
 * Whether it has no more values than a shop's rows and columns, no object more keys, and nothing lies deeper than in a list
 * of products: seen before it is parsed, which costs much more.
 */
function isBoundedJson(text: string): boolean {
  /** Keys so far of the object that is open at each depth. */
  const keys = [0]
  let depth = 0
  let separators = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]/gs)) {
    if (token === '[' || token === '{') {
      depth += 1
      if (depth > limits.depth) return false
      keys[depth] = 0
    } else if (token === ']' || token === '}') depth -= 1
    else if (token === ',') {
      separators += 1
      if (separators > limits.separators) return false
    } else if (token === ':') {
      keys[depth] = (keys[depth] ?? 0) + 1
      if ((keys[depth] ?? 0) > limits.keys) return false
    }
  }
  return true
}

/** Undefined, which is no value of JSON, for what is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function textOf(value: unknown): string {
  const cell = jsonCell.safeParse(value)
  if (!cell.success || cell.data === null) return ''
  // A number has a decimal point; as a text 1.234 would be read as one thousand.
  return typeof cell.data === 'number' ? String(cell.data).replace('.', ',') : String(cell.data)
}
