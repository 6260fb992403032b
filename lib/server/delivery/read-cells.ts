import { foldText } from '../../domain/text.ts'

const names = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab']

/** As it is written in a list: `sábado`, `segunda-feira`, `sex.`; -1 for anything else. */
function weekdayOf(word: string): number {
  const [, letters = ''] =
    /^(dom|seg|ter|qua|qui|sex|sab)(?:\.|ingo|unda|ca|rta|nta|ta|ado|s)?(?:[ -]?feira)?s?$/.exec(word) ?? []
  return names.indexOf(letters)
}

/** `seg a sex`, `qua e sáb`, `todos`: days of the week, 0 is Sunday, each once and in order; null for anything else. */
export function weekdaysOf(text: string): readonly number[] | null {
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

/** `9`, `9h30`, `09:00`, `24h` in minutes since midnight; null for anything else. */
export function minutesOf(text: string): number | null {
  const [, hours = '', minutes = '0'] =
    /^(\d{1,2})(?:\s*[h:]\s*([0-5]\d)?)?(?:\s*(?:h|min))?$/i.exec(text) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return hours === '' || total > 1440 ? null : total
}

/** `2h`, `2h30`, `2 h antes`, `90 min`, `1 dia` in minutes; null for anything else, as for a number without its unit. */
export function durationOf(text: string): number | null {
  const [, count = '', unit = '', rest = '0'] =
    /^(\d{1,3})\s*(dias?|h|horas?|min|minutos?)(?:(?<=h)([0-5]\d))?(?:\s+antes)?$/.exec(foldText(text)) ?? []
  const minutesOfUnit = unit.startsWith('d') ? 1440 : unit.startsWith('h') ? 60 : 1
  const total = Number(count) * minutesOfUnit + Number(rest)
  return count === '' || total > longestDuration ? null : total
}

/** Minutes: a week. */
const longestDuration = 7 * 1440

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** As numbers, what Excel makes of a day without its year: `25/dez`. */
function withMonthNumber(text: string): string {
  const [, day, name = '', rest = ''] = /^(\d{1,2})[/-]([a-z]{3})\.?((?:[/-]\d{2,4})?)$/i.exec(text) ?? []
  const month = months.indexOf(name.toLowerCase()) + 1
  return month === 0 ? text : `${day}/${month}${rest.replace(/^-/, '/').replace(/^\/(\d\d)$/, '/20$1')}`
}

/**
 * `25/12/2026`, `2026-12-25`, or of every year `25/12` and `25/dez`, as `2026-12-25` and `12-25`; null for what is no day.
 */
export function dayOf(written: string): string | null {
  const text = withMonthNumber(written)
  const [, year, month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const [, ownDay = '', ownMonth = '', ownYear] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(text) ?? []
  const parts = [year ?? ownYear, month || ownMonth, day || ownDay] as const
  const monthDay = `${parts[1].padStart(2, '0')}-${parts[2].padStart(2, '0')}`
  // Of a leap year: its 29th of February is a day of every year.
  const whole = new Date(`${parts[0] ?? '2028'}-${monthDay}T00:00Z`)
  const isDay = !Number.isNaN(whole.getTime()) && whole.toISOString().slice(5, 10) === monthDay
  if (!isDay) return null
  return parts[0] === undefined ? monthDay : `${parts[0]}-${monthDay}`
}
