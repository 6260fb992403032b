import type { FileField, RowFault } from '../../domain/catalog-file.ts'
import { foldText } from '../../domain/text.ts'
import { identifierPattern } from '../../domain/untrusted.ts'
import { type FileRecord, type FileRecords, rowFault } from './file-record.ts'
import { fileLimits as limits } from './limits.ts'

/** Reads 'Tamanho:P;Cor:Azul' as 'P, Azul'; null for what names no options. */
function readOptions(text: string): string | null {
  const parts = text.split(/\s*(?:;|\|\|?|,)\s*/).map((part) => /^[^:]{1,30}:\s*(.+)$/.exec(part)?.[1])
  return parts.every((part) => part !== undefined) ? parts.join(', ') : null
}

/** Cuts the product's name off the front of its variant's; null for another name. */
function cutName(name: string, whole: string): string | null {
  const rest = name.slice(whole.length)
  const isSame = foldText(name.slice(0, whole.length)) === foldText(whole) && !/^[\p{L}\p{N}]/u.test(rest)
  return isSame ? rest.replace(/^[\s:,;|(–—-]+|[\s)]+$/g, '') : null
}

const readCells = ({ cells }: FileRecord) =>
  (['name', 'id', 'rowId', 'family'] as const).map((field) => cells.get(field))

type Kin = {
  readonly head: FileRecord
  /** The head only groups its children, and is not sold itself. */
  readonly isParent: boolean
  readonly key: string
}

const shared = ['brand', 'description', 'category', 'picture', 'unit', 'forSale'] as const
const isCode = (key: string) => identifierPattern.test(key) && key.length <= limits.id

/** Turns a row into a variant of its head's product; null for another product. */
function joinRecord(record: FileRecord, { head, isParent, key }: Kin): FileRecord | null {
  const whole = head.cells.get('name') ?? ''
  const name = record.cells.get('name') ?? whole
  const rest = cutName(name, whole)
  const options = readOptions(rest || name)
  const own = record.cells.get('variant')
  const variant = own === undefined ? options || rest : (readOptions(own) ?? own)
  const isOther = rest === null && options === null
  if (isOther || (!variant && record.cells.has('name') && record.cells.has('id'))) return null
  const cells = new Map(record.cells)
  for (const field of shared) {
    const said = head.cells.get(field)
    const isStopped = field === 'forSale' && isParent && said
    if (said !== undefined && (!cells.has(field) || isStopped)) cells.set(field, said)
  }
  const id = isParent || !isCode(key) ? head.cells.get('id') : key
  if (id === undefined) cells.delete('id')
  else cells.set('id', id)
  cells.set('name', whole)
  if (variant) cells.set('variant', variant)
  return { ...record, cells }
}

/** Joins rows that name a parent, or continue the product above, as variants; rows with other names stay. */
export function joinFamilies(records: readonly FileRecord[]): FileRecords {
  const byCode = new Map<string, FileRecord>()
  const byFamily = new Map<string, FileRecord>()
  for (const record of records.toReversed()) {
    const [name, id, rowId, family] = readCells(record)
    if (name === undefined) continue
    if (rowId !== undefined) byCode.set(rowId, record)
    if (id !== undefined) byCode.set(id, record)
    if (family !== undefined && readOptions(name) === null) byFamily.set(family, record)
  }
  const joined = new Map<FileRecord, FileRecord | null>()
  const faults: RowFault[] = []
  const alter = (head: FileRecord, field: FileField, value: string) => {
    const { cells, ...own } = joined.get(head) ?? head
    joined.set(head, { ...own, cells: new Map(cells).set(field, value) })
  }
  for (const record of records) {
    const { line, cells } = record
    const [name, id, , family] = readCells(record)
    const key = family?.replace(/^id:/, '') ?? (name === undefined ? id : undefined)
    const coded = byCode.get(key ?? '')
    const isParent = family !== undefined && coded !== undefined && !coded.cells.has('family')
    const head = isParent || family === undefined ? coded : byFamily.get(family)
    const child =
      head && head !== record && key !== undefined ? joinRecord(record, { head, isParent, key }) : null
    if (!head && family !== undefined && (name === undefined || readOptions(name) !== null)) {
      faults.push(rowFault('parent-missing', line, { name: name ?? null, field: 'family', cell: family }))
      joined.set(record, null)
    } else if (
      head &&
      child &&
      !child.cells.has('price') &&
      !child.cells.has('variant') &&
      cells.has('picture')
    ) {
      // A row that holds no more than one more picture.
      const pictures = [(joined.get(head) ?? head).cells.get('picture'), cells.get('picture')].filter(Boolean)
      alter(head, 'picture', pictures.slice(0, limits.pictures).join('|'))
      joined.set(record, null)
    } else if (head && child) {
      const code = child.cells.get('id')
      joined.set(record, child)
      if (isParent) joined.set(head, null)
      else if (code !== undefined) alter(head, 'id', code)
    }
  }
  return {
    records: records.flatMap((record) => (joined.has(record) ? (joined.get(record) ?? []) : record)),
    faults,
  }
}
