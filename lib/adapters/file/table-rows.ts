import type { FileFault, RowFault } from '../../domain/catalog-file.ts'
import { type Heading, missingFields, readHeading } from './columns.ts'
import { type FileRecord, type FileRecords, quoteTitles, recordOf, rowFault } from './file-record.ts'
import { fileLimits as limits } from './limits.ts'

export type TableRow = { readonly line: number; readonly values: readonly string[] }

export type Header = {
  readonly at: number
  readonly titles: readonly string[]
  readonly heading: Heading
  readonly rank: number
}

/** Above what known columns alone come to. */
const wholeRank = 200

/** The first row that names all that is needed, else the one with the most known columns: people write a title above. */
export function headerAmong(rows: readonly TableRow[]): Header {
  const candidates = rows.slice(0, limits.rowsToHeader).map(({ values: titles }, at): Header => {
    const heading = readHeading(titles)
    const isWhole = missingFields(heading).length === 0
    return { at, titles, heading, rank: heading.columns.size + (isWhole ? wholeRank : 0) }
  })
  return (
    candidates.find(({ rank }) => rank >= wholeRank) ??
    candidates.toSorted((a, b) => b.rank - a.rank)[0] ?? {
      at: 0,
      titles: [],
      heading: readHeading([]),
      rank: 0,
    }
  )
}

export function faultOfHeader({ heading, titles }: Header): FileFault | null {
  const fields = missingFields(heading)
  if (fields.length > 0) return { kind: 'columns-missing', fields, cell: quoteTitles(titles) }
  return heading.twice && { kind: 'columns-twice', cell: heading.twice.join(', ') }
}

type Table = {
  readonly heading: Heading
  /** Of a text; null: cells are cells, and none can have come apart. */
  readonly separator: string | null
}

export function recordsOf(rows: readonly TableRow[], { heading, separator }: Table): FileRecords {
  const columns = [...heading.columns]
  const priced = columns.filter(([, { field }]) => field === 'price' || field === 'salePrice')
  const records: FileRecord[] = []
  const faults: RowFault[] = []
  for (const { line, values } of rows) {
    const record = recordOf(
      line,
      columns.map(([place, column]) => [column, values[place] ?? '']),
    )
    const name = record?.cells.get('name') ?? null
    const extra = separator === null ? [] : values.slice(heading.width).filter((value) => value.trim() !== '')
    const split = separator === ',' && priced.find(([place]) => isSplit(values, place))
    if (extra.length > 0) faults.push(rowFault('extra-cells', line, { name, cell: extra.join(' ') }))
    else if (split) {
      const [place, { field }] = split
      const cell = `${values[place]},${values[place + 1]}`
      faults.push(rowFault('split-price', line, { name, field, cell }))
    } else if (record) records.push(record)
  }
  return { records, faults }
}

/** Whether a price may have come apart at its own comma: `4,99` without quotes is 4, and 99 in the next column. */
function isSplit(values: readonly string[], place: number): boolean {
  const isWhole = /^(?:R\$)?\s*(?:\d+|\d{1,3}(?:\.\d{3})+)$/i.test(values[place]?.trim() ?? '')
  return isWhole && /^\d\d?$/.test(values[place + 1]?.trim() ?? '')
}
