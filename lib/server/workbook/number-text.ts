import { addLocale, dateFromSerial, type FormatInfo, format, getFormatDateInfo, getFormatInfo } from 'numfmt'
import { language as locale } from '../../copy/language.ts'

/** Brazil's decimals without thousands: `1.234` may be read as one and a bit. */
addLocale({ group: '', decimal: ',' }, locale)

/** Formats that a workbook names by number alone, as Excel shows them in Brazil (ECMA-376, 18.8.30). */
const builtIn: Readonly<Record<number, string>> = {
  ...{ 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 9: '0%', 10: '0.00%', 11: '0.00E+00' },
  ...{ 5: '"R$" #,##0', 6: '"R$" #,##0', 7: '"R$" #,##0.00', 8: '"R$" #,##0.00', 12: '# ?/?', 13: '# ??/??' },
  ...{ 14: 'dd/mm/yyyy', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy', 18: 'h:mm', 19: 'h:mm:ss', 20: 'h:mm' },
  ...{ 21: 'h:mm:ss', 22: 'dd/mm/yyyy h:mm', 37: '#,##0', 38: '#,##0', 39: '#,##0.00', 40: '#,##0.00' },
  ...{ 41: '#,##0', 42: '"R$" #,##0', 43: '#,##0.00', 44: '"R$" #,##0.00', 45: 'mm:ss', 46: '[h]:mm:ss' },
}

/** The code of a format that is one of the numbered ones. */
export function builtInFormat(id: number): string {
  return builtIn[id] ?? 'General'
}

/** Days between the two calendars of workbooks: those of old Macintoshes begin in 1904. */
export const days1904 = 1462

/**
 * A number as people see it in its cell, and where the cell hides a part of it (4,49 shown as 4, 1.000 shown as 1) as it
 * is: money may hang on it. Dates are written as Brazil writes them.
 */
export function numberText(value: number, code: string): string {
  const { type, isDate, maxDecimals, scale } = infoOf(code)
  if (isDate) return dateText(value, code)
  if (type === 'general' || type === 'text' || type === 'scientific' || type === 'fraction')
    return plain(value)
  const shown = value * scale
  const isRounded = maxDecimals < 2 && Math.abs(shown - Number(shown.toFixed(maxDecimals))) > 1e-9
  return isRounded || scale < 1
    ? plain(value)
    : format(code, value, { locale, nbsp: false, throws: false }).trim()
}

let infos = new Map<string, FormatInfo>()

/** Kept: a sheet has thousands of cells and a few formats. */
function infoOf(code: string): FormatInfo {
  const info = infos.get(code) ?? getFormatInfo(code)
  if (infos.size > 500) infos = new Map()
  infos.set(code, info)
  return info
}

/** All digits that count: a long code is no power of ten, and 4.989999999999999 is 4,99. */
function plain(value: number): string {
  return String(Number(value.toPrecision(15))).replace('.', ',')
}

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** `25/12/2026`, `25/dez`, `dez/2026`, `8:30`. */
function dateText(value: number, code: string): string {
  const shown = getFormatDateInfo(code)
  const [year, month, day, hours, minutes] = dateFromSerial(value) ?? []
  if (year === undefined) return plain(value)
  const time = shown.hours ? `${hours}:${two(minutes)}` : ''
  const name = months[(month ?? 1) - 1]
  const date = [
    shown.day && two(day),
    shown.month && (shown.day && shown.year ? two(month) : name),
    shown.year && year,
  ]
  const text = `${date.filter(Boolean).join('/')} ${time}`.trim()
  return text === '' ? plain(value) : text
}

const two = (part: number | undefined) => String(part ?? 0).padStart(2, '0')
