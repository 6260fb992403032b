import { weekText } from '../../copy/opening.ts'
import { type DeliveryZone, isSpellingOf } from '../../domain/delivery.ts'
import {
  type DeliveryTable,
  type TableFault,
  type TableField,
  tableFields,
} from '../../domain/delivery-table.ts'
import { isSameWindow, type PickupHours, type WindowRule } from '../../domain/delivery-windows.ts'
import { decimalsOf } from '../../domain/money.ts'
import type { WeeklyHours } from '../../domain/opening-hours.ts'
import { pickupName } from '../../domain/pickup.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { foldText } from '../../domain/text.ts'
import { isDash, parseAmount, parseWeight } from '../../domain/typed-values.ts'
import { type FoundHeader, readCsv, tableLimits } from '../workbook/read-csv.ts'
import type { SheetRow } from '../workbook/read-sheet.ts'

const headings: Readonly<Record<TableField, readonly string[]>> = {
  kind: ['tipo'],
  city: ['cidade'],
  neighbourhood: ['bairro'],
  address: ['endereco', 'local'],
  fee: ['frete', 'taxa', 'taxa de entrega'],
  freeFrom: ['gratis a partir de', 'frete gratis a partir de', 'gratis'],
  minimum: ['pedido minimo', 'minimo'],
  items: ['itens', 'ate itens'],
  weight: ['peso', 'peso kg', 'ate peso', 'ate peso kg'],
  note: ['recado', 'observacao'],
  weekdays: ['dias', 'dias da semana'],
  from: ['de', 'das', 'abre'],
  to: ['ate', 'as', 'fecha'],
  closesBefore: ['pedidos ate', 'fecha antes'],
  places: ['lugares', 'pedidos por janela'],
  day: ['data'],
}
const fields = new Map(tableFields.flatMap((field) => headings[field].map((name) => [name, field] as const)))
const fieldOf = (title: string) => fields.get(foldText(title.replace(/r\$|[^\p{L}\p{N}]+/giu, ' ')))

type Row = { readonly line: number; readonly cells: ReadonlyMap<TableField, string> }

function rowOf(line: number, titles: readonly string[], values: readonly string[]): Row {
  const cells = new Map<TableField, string>()
  for (const [place, title] of titles.entries()) {
    const field = fieldOf(title)
    const cell = values[place]?.trim() ?? ''
    const before = field && cells.get(field)
    // Two columns with one meaning: neither wins.
    if (field && cell !== '') cells.set(field, before && before !== cell ? `${before} / ${cell}` : cell)
  }
  return { line, cells }
}

function findHeader(rows: readonly SheetRow[]) {
  const at = rows
    .slice(0, tableLimits.rowsToHeader)
    .findIndex(({ values }) => values.some((title) => fieldOf(title) === 'kind'))
  const titles = rows[at]?.values ?? []
  const place = titles.findIndex((title) => fieldOf(title) === 'kind')
  const isMerged: FoundHeader['isMerged'] = (_, further = []) =>
    further.some((cells) => readKind(cells[place] ?? '') !== null)
  return { at, titles, rank: titles.filter(fieldOf).length, fault: null, isMerged }
}

function listRows(content: string | readonly SheetRow[]): Result<readonly Row[], TableFault> {
  const read =
    typeof content === 'string' ? readCsv(content, findHeader) : success({ rows: content, separator: '' })
  if (!read.ok && read.error.kind !== 'empty') return failure({ kind: 'file', fault: read.error })
  const { rows, separator } = read.ok ? read.value : { rows: [], separator: '' }
  const { at, titles } = findHeader(rows)
  if (at < 0) return failure({ kind: 'no-columns' })
  const others = rows.slice(at + 1)
  // `12,50` without quotes is 12, and 50 in the next column.
  const longer = others.find(({ values }) => values.length > titles.length)
  if (separator === ',' && longer) return failure({ kind: 'extra-cells', line: longer.line })
  return success(others.map(({ line, values }) => rowOf(line, titles, values)))
}

const names = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab']

/** Parses `sábado`, `segunda-feira`, `sex.`; -1 for anything else. */
function weekdayOf(word: string): number {
  const [, letters = ''] =
    /^(dom|seg|ter|qua|qui|sex|sab)(?:\.|ingo|unda|ca|rta|nta|ta|ado|s)?(?:[ -]?feira)?s?$/.exec(word) ?? []
  return names.indexOf(letters)
}

/** Parses `seg a sex`, `qua e sáb`, `todos` into unique sorted days, 0 is Sunday; null for anything else. */
function weekdaysOf(text: string): readonly number[] | null {
  const plain = foldText(text)
  if (/^(todos?( os)?( dias?)?|diariamente)$/.test(plain)) return [0, 1, 2, 3, 4, 5, 6]
  const days = new Set<number>()
  for (const part of plain.split(/\s*[,;/]\s*|\s+e\s+/)) {
    const [first, last = first, ...more] = part.split(/\s+(?:a|ate)\s+/).map(weekdayOf)
    if (first === undefined || last === undefined || first < 0 || last < 0 || more.length > 0) return null
    for (let day = first; ; day = (day + 1) % 7) {
      days.add(day)
      if (day === last) break
    }
  }
  return [...days].toSorted((one, other) => one - other)
}

/** Parses `9`, `9h30`, `09:00:00`, `8 horas`, `7:00 PM`, `24h` into minutes since midnight. */
function minutesOf(text: string): number | null {
  const [, hours = '', minutes = '0', half] =
    /^(\d{1,2})\s*(?:(?:[h:]|hs|hrs?|horas?)\s*(?:([0-5]\d)(?::[0-5]\d(?:\.0+)?)?)?)?\s*(?:h|hs|m|min|(am|pm))?$/.exec(
      foldText(text).replace(/([ap])\.\s?m\./, '$1m'),
    ) ?? []
  if (half !== undefined && !/^(?:0?[1-9]|1[0-2])$/.test(hours)) return null
  const afternoon = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'pm' ? 12 : 0)
  const total = afternoon * 60 + Number(minutes)
  return hours === '' || total > 1440 ? null : total
}

/** Parses `2h`, `2h30`, `2 h antes`, `90 min`, `1 dia` into minutes; null without a unit. */
function durationOf(text: string): number | null {
  const [, count = '', unit = '', rest = '0'] =
    /^(\d{1,3})\s*(dias?|h|horas?|min|minutos?)(?:(?<=h)([0-5]\d))?(?:\s+antes)?$/.exec(foldText(text)) ?? []
  const minutesOfUnit = unit.startsWith('d') ? 1440 : unit.startsWith('h') ? 60 : 1
  const total = Number(count) * minutesOfUnit + Number(rest)
  const aWeek = 7 * 1440
  return count === '' || total > aWeek ? null : total
}

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** Converts `25/dez`, as Excel writes a day without its year, to numbers. */
function withMonthNumber(text: string): string {
  const [, day, name = '', rest = ''] = /^(\d{1,2})[/-]([a-z]{3})\.?((?:[/-]\d{2,4})?)$/i.exec(text) ?? []
  const month = months.indexOf(name.toLowerCase()) + 1
  return month === 0 ? text : `${day}/${month}${rest.replace(/^-/, '/').replace(/^\/(\d\d)$/, '/20$1')}`
}

/** Parses `25/12/2026`, `2026-12-25`, or yearly `25/12`, `25/dez`, as `2026-12-25`, `12-25`. */
function dayOf(written: string): string | null {
  const text = withMonthNumber(written.replace(/[ t]0?0:00(?::00(?:\.0+)?)?z?$/i, ''))
  const [, year, month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const [, ownDay = '', ownMonth = '', ownYear] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(text) ?? []
  const parts = [year ?? ownYear, month || ownMonth, day || ownDay] as const
  const monthDay = `${parts[1].padStart(2, '0')}-${parts[2].padStart(2, '0')}`
  // A leap year, so that 29/02 is valid as a yearly day.
  const whole = new Date(`${parts[0] ?? '2028'}-${monthDay}T00:00Z`)
  const isDay = !Number.isNaN(whole.getTime()) && whole.toISOString().slice(5, 10) === monthDay
  if (!isDay) return null
  return parts[0] === undefined ? monthDay : `${parts[0]}-${monthDay}`
}

/** Lower case, without accents. */
const rowKinds = ['entrega', 'retirada', 'janela', 'horario', 'fechado'] as const
type RowKind = (typeof rowKinds)[number]
const readKind = (text: string) => rowKinds.find((kind) => kind === foldText(text)) ?? null

type Same<Value> = (one: Value) => (other: Value) => boolean

const hoursFields = ['weekdays', 'from', 'to'] as const
/** Fields by row kind. Ignored, a window of one city would be offered to all, and a city on any day. */
const fieldsOf: Readonly<Record<RowKind, readonly TableField[]>> = {
  entrega: ['city', 'neighbourhood', 'fee', 'freeFrom', 'minimum', 'items', 'weight', 'note'],
  retirada: ['address', 'minimum', 'note', ...hoursFields],
  janela: [...hoursFields, 'closesBefore', 'places'],
  horario: hoursFields,
  fechado: ['day', 'note'],
}

/** Every page contains all of them. */
const maximumZones = 50
const maximumCell = 140

export function readDeliveryTable(
  content: string | readonly SheetRow[],
  { currency }: { readonly currency: string },
): Result<DeliveryTable, readonly TableFault[]> {
  const rows = listRows(content)
  if (!rows.ok) return failure([rows.error])
  const written = rows.value.filter(({ cells }) => cells.size > 0)
  if (written.length === 0) return failure([{ kind: 'no-rows' }])
  const faults: TableFault[] = []
  const zones: DeliveryZone[] = []
  const pickups: Pickup[] = []
  const week: WeeklyHours[] = []
  const rules: WindowRule[] = []
  const closedDays: string[] = []
  for (const row of written) {
    const cell = cellReader(row, faults)
    const kind = cell('kind', readKind)
    if (kind !== null) faults.push(...unreadCells(row, kind))
    const add = <Value>(all: Value[], value: Value | null, isSame: Same<Value>, field: TableField) => {
      if (value === null) return
      if (!all.some(isSame(value))) all.push(value)
      else faults.push({ kind: 'twice', line: row.line, cell: row.cells.get(field) ?? '' })
    }
    const place = row.cells.has('neighbourhood') ? 'neighbourhood' : 'city'
    if (kind === 'entrega') add(zones, readZone(cell, currency), isSameZone, place)
    if (kind === 'retirada') add(pickups, readPickup(row, cell, currency), isSameZone, 'address')
    if (kind === 'janela') add(rules, readWindow(cell), isSameWindow, 'from')
    if (kind === 'horario') week.push(...[readHours(cell)].filter((hours) => hours !== null))
    if (kind === 'fechado') closedDays.push(...[cell('day', dayOf)].filter((day) => day !== null))
  }
  const all = [...zones, ...pickups.map((pickup) => buildPlace(pickup, week))]
  if (all.length > maximumZones) faults.push({ kind: 'too-many-cities' })
  if (faults.length > 0) return failure(faults)
  const opened = pickups.map((pickup) => hoursAt(pickup, week)).filter((place) => place.week.length > 0)
  const windows = { rules, closedDays, ...(opened.length > 0 && { pickups: opened }) }
  return success({
    zones: all.length > 0 ? all : null,
    hours: week.length > 0 ? { week, closedDays } : null,
    windows: rules.length > 0 ? windows : null,
  })
}

const freeWords =
  /^(?:(?:frete|entrega|taxa) )?(?:gratis|gratuit[ao]|livre|isent[ao]|cortesia|zero|free)$|^sem (?:custo|taxa|frete)$/

/** `0`, `R$ 0,00`, `grátis`, `sem custo`. */
const isFree = (text: string) =>
  freeWords.test(foldText(text).replace(/[!*.]+$/, '')) || parseAmount(text, 2) === 0

function unreadCells({ line, cells }: Row, kind: RowKind): readonly TableFault[] {
  return [...cells].flatMap(([field, text]): TableFault[] => {
    const saysNone = isDash(text) || (kind === 'retirada' && field === 'fee' && isFree(text))
    if (field === 'kind' || fieldsOf[kind].includes(field) || saysNone) return []
    return [{ kind: 'of-no-row', line, field, cell: text.slice(0, 60), row: kind }]
  })
}

type CellReader = <Value>(
  field: TableField,
  read: (text: string) => Value | null,
  isOptional?: true,
) => Value | null

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

function readHours(cell: CellReader): WeeklyHours | null {
  const weekdays = cell('weekdays', weekdaysOf)
  const from = cell('from', beginningOf)
  const to = cell('to', minutesOf)
  if (weekdays === null || from === null || to === null) return null
  return { weekdays, from, to: to > from ? to : to + 1440 }
}

/** Hours and windows belong to the day on which they begin. */
const beginningOf = (text: string) => (minutesOf(text) === 1440 ? null : minutesOf(text))

function readWindow(cell: CellReader): WindowRule | null {
  const hours = readHours(cell)
  const closesBefore = cell('closesBefore', durationOf, true) ?? 0
  const places = cell('places', count, true)
  return hours && { ...hours, closesBefore, places }
}

const count = (text: string) => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : null)

const isSameZone: Same<DeliveryZone> =
  ({ city: one }) =>
  ({ city: other }) =>
    isSpellingOf(one, other) || isSpellingOf(other, one)

/** `hours` of the place; null: the market's opening hours. */
type Pickup = DeliveryZone & { readonly hours: WeeklyHours | null }

const name = (text: string) =>
  isSpellingOf(text, text) && text.length <= 80 && !/[;\t\n]/.test(text) ? text : null

function readRule(cell: CellReader, currency: string) {
  const minimum = cell('minimum', (text) => parseAmount(text, decimalsOf(currency)) || null, true)
  const note = cell('note', (text) => text, true)
  return { currency, note, ...(minimum !== null && { minimum }) }
}

function readPickup({ cells }: Row, cell: CellReader, currency: string): Pickup | null {
  const address = cell('address', name)
  const rule = readRule(cell, currency)
  const hours = hoursFields.some((field) => cells.has(field)) ? readHours(cell) : null
  if (address === null) return null
  const city = pickupName(address)
  return { city, fee: 0, maximumItems: null, maximumGrams: null, ...rule, isPickup: true, hours }
}

const hoursAt = ({ city: place, hours }: Pickup, week: readonly WeeklyHours[]): PickupHours => ({
  place,
  week: hours ? [hours] : week,
})

function buildPlace(pickup: Pickup, week: readonly WeeklyHours[]): DeliveryZone {
  const { hours: _, ...zone } = pickup
  const said = [weekText(hoursAt(pickup, week).week), zone.note].filter(Boolean)
  return { ...zone, note: said.join('. ') || null }
}

function readZone(cell: CellReader, currency: string): DeliveryZone | null {
  const amount = (text: string) => (isFree(text) ? 0 : parseAmount(text, decimalsOf(currency)))
  const city = cell('city', name)
  const neighbourhood = cell('neighbourhood', name, true)
  const fee = cell('fee', amount)
  const freeFrom = cell('freeFrom', (text) => amount(text) || null, true)
  const maximumItems = cell('items', count, true)
  const maximumGrams = cell('weight', (text) => parseWeight(text, 'kg'), true)
  const rule = { ...readRule(cell, currency), maximumItems, maximumGrams }
  if (city === null || fee === null) return null
  return {
    ...(neighbourhood === null ? { city } : { city: `${neighbourhood}, ${city}`, partOf: city }),
    fee,
    ...rule,
    ...(freeFrom !== null && { freeFrom }),
  }
}
