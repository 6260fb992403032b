import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type DeliveryZone, isSpellingOf } from '../../domain/delivery.ts'
import {
  type DeliveryTable,
  type TableFault,
  type TableField,
  tableFields,
} from '../../domain/delivery-table.ts'
import type { WindowRule } from '../../domain/delivery-windows.ts'
import { decimalsOf } from '../../domain/money.ts'
import type { WeeklyHours } from '../../domain/opening-hours.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { foldText } from '../../domain/text.ts'
import { parseAmount, parseWeight } from '../../domain/typed-values.ts'
import { dayOf, durationOf, minutesOf, weekdaysOf } from './read-cells.ts'

/** As columns are headed, without accents and case. */
const headings: Readonly<Record<TableField, readonly string[]>> = {
  kind: ['tipo'],
  city: ['cidade'],
  neighbourhood: ['bairro'],
  fee: ['frete', 'taxa', 'taxa de entrega'],
  freeFrom: ['gratis a partir de', 'frete gratis a partir de', 'gratis'],
  minimum: ['pedido minimo', 'minimo'],
  items: ['itens', 'ate itens'],
  weight: ['peso', 'ate peso'],
  note: ['recado', 'observacao'],
  weekdays: ['dias', 'dias da semana'],
  from: ['de', 'das', 'abre'],
  to: ['ate', 'as', 'fecha'],
  closesBefore: ['pedidos ate', 'fecha antes'],
  places: ['lugares', 'pedidos por janela'],
  day: ['data'],
}
const fieldOf = new Map(tableFields.flatMap((field) => headings[field].map((name) => [name, field] as const)))

type Row = { readonly line: number; readonly cells: ReadonlyMap<TableField, string> }

/** All of them stand in every page. */
const maximumZones = 50
const maximumCell = 140

const jsonRows = z.array(z.record(z.string(), z.unknown()))

function rowsOfJson(text: string): Result<readonly Row[], TableFault> {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return failure({ kind: 'no-json' })
  }
  const list = jsonRows.safeParse(content)
  if (!list.success) return failure({ kind: 'no-json' })
  return success(
    list.data.map((row, index) => rowOf(index + 1, Object.keys(row), Object.values(row).map(textOf))),
  )
}

// A number has a decimal point; as a text 1.234 would be read as one thousand.
const textOf = (value: unknown) =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : ''

function rowOf(line: number, titles: readonly string[], values: readonly string[]): Row {
  const cells = titles.flatMap((title, place) => {
    const field = fieldOf.get(foldText(title))
    const cell = values[place]?.trim() ?? ''
    return field && cell !== '' ? [[field, cell] as const] : []
  })
  return { line, cells: new Map(cells) }
}

const parsedRows = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

function rowsOfCsv(text: string): Result<readonly Row[], TableFault> {
  const countKnown = (line: string, delimiter: string) =>
    line.split(delimiter).filter((title) => fieldOf.has(foldText(title.replaceAll('"', '')))).length
  const [first = ''] = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const [delimiter = ';'] = [';', '\t', ','].toSorted(
    (one, other) => countKnown(first, other) - countKnown(first, one),
  )
  const parsed = parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
  })
  const [header, ...others] = parsedRows.parse(parsed)
  const titles = header?.record ?? []
  if (!titles.some((title) => fieldOf.get(foldText(title)) === 'kind')) return failure({ kind: 'no-columns' })
  return success(others.map(({ record, info }) => rowOf(info.lines, titles, record)))
}

type Reading = {
  readonly isJson: boolean
  /** ISO 4217 in lower case, that all amounts are in. */
  readonly currency: string
}

/** Reads an operator's table of delivery, whole or not at all: then it says what is wrong, row by row. */
export function readDeliveryTable(
  text: string,
  { isJson, currency }: Reading,
): Result<DeliveryTable, readonly TableFault[]> {
  const body = text.replace(/^\uFEFF/, '')
  const rows = isJson ? rowsOfJson(body) : rowsOfCsv(body)
  if (!rows.ok) return failure([rows.error])
  const written = rows.value.filter(({ cells }) => cells.size > 0)
  if (written.length === 0) return failure([{ kind: 'no-rows' }])
  const faults: TableFault[] = []
  const zones: DeliveryZone[] = []
  const week: WeeklyHours[] = []
  const rules: WindowRule[] = []
  const closedDays: string[] = []
  for (const row of written) {
    const cell = cellReader(row, faults)
    const kind = cell('kind', (text) => kinds.get(foldText(text)) ?? null)
    if (kind === 'zone') {
      const zone = zoneOf(cell, currency)
      if (zone && zones.some(({ city }) => isSpellingOf(zone.city, city) || isSpellingOf(city, zone.city)))
        faults.push({ kind: 'city-twice', line: row.line, cell: zone.city })
      else if (zone) zones.push(zone)
    } else if (kind === 'hours') {
      const hours = hoursOf(cell)
      if (hours) week.push(hours)
    } else if (kind === 'window') {
      const rule = windowRuleOf(cell)
      if (rule && rules.some((other) => isSameWindow(rule, other)))
        faults.push({ kind: 'window-twice', line: row.line, cell: row.cells.get('from') ?? '' })
      else if (rule) rules.push(rule)
    } else if (kind === 'closed') {
      const day = cell('day', dayOf)
      if (day !== null) closedDays.push(day)
    }
  }
  if (zones.length > maximumZones) faults.push({ kind: 'too-many-cities' })
  if (faults.length > 0) return failure(faults)
  return success({
    zones: zones.length > 0 ? zones : null,
    hours: week.length > 0 ? { week, closedDays } : null,
    windows: rules.length > 0 ? { rules, closedDays } : null,
  })
}

const kinds = new Map<string, 'zone' | 'window' | 'hours' | 'closed'>([
  ['entrega', 'zone'],
  ['janela', 'window'],
  ['horario', 'hours'],
  ['fechado', 'closed'],
])

type CellReader = <Value>(
  field: TableField,
  read: (text: string) => Value | null,
  isOptional?: true,
) => Value | null

/** Null, and noted, for a cell that is missing or says nothing clear. */
function cellReader({ line, cells }: Row, faults: TableFault[]): CellReader {
  return (field, read, isOptional) => {
    const text = cells.get(field)
    if (text === undefined) {
      if (!isOptional) faults.push({ kind: 'missing', line, field, cell: '' })
      return null
    }
    const value = text.length > maximumCell ? null : read(text)
    if (value === null) faults.push({ kind: 'unclear', line, field, cell: text.slice(0, 60) })
    return value
  }
}

function hoursOf(cell: CellReader, beginningOf = minutesOf): WeeklyHours | null {
  const weekdays = cell('weekdays', weekdaysOf)
  const from = cell('from', beginningOf)
  const to = cell('to', minutesOf)
  if (weekdays === null || from === null || to === null) return null
  return { weekdays, from, to: to > from ? to : to + 1440 }
}

/** A window has its name by the day on which it begins. */
function beginningOf(text: string): number | null {
  const minutes = minutesOf(text)
  return minutes === 1440 ? null : minutes
}

function windowRuleOf(cell: CellReader): WindowRule | null {
  const hours = hoursOf(cell, beginningOf)
  const closesBefore = cell('closesBefore', durationOf, true) ?? 0
  const places = cell('places', count, true)
  return hours && { ...hours, closesBefore, places }
}

const isSameWindow = (one: WindowRule, other: WindowRule) =>
  one.from === other.from &&
  one.to === other.to &&
  one.weekdays.some((weekday) => other.weekdays.includes(weekday))

const count = (text: string) => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : null)

function zoneOf(cell: CellReader, currency: string): DeliveryZone | null {
  const amount = (text: string) => parseAmount(text, decimalsOf(currency))
  const positive = (text: string) => amount(text) || null
  const name = (text: string) => (isSpellingOf(text, text) && text.length <= 80 ? text : null)
  const city = cell('city', name)
  const neighbourhood = cell('neighbourhood', name, true)
  const fee = cell('fee', amount)
  const freeFrom = cell('freeFrom', positive, true)
  const minimum = cell('minimum', positive, true)
  const maximumItems = cell('items', count, true)
  const maximumGrams = cell('weight', (text) => parseWeight(text, 'kg'), true)
  const note = cell('note', (text) => text, true)
  if (city === null || fee === null) return null
  return {
    city: neighbourhood === null ? city : `${neighbourhood}, ${city}`,
    fee,
    currency,
    maximumItems,
    maximumGrams,
    note,
    ...(freeFrom !== null && { freeFrom }),
    ...(minimum !== null && { minimum }),
  }
}
