import { language } from '../../copy/language.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

let format: Intl.RelativeTimeFormat | null = null

function ago(count: number, unit: 'hour' | 'day'): string {
  format ??= new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  return format.format(-count, unit)
}

/** `agora`, `há 5 min`, `há 3 h`, `ontem`, `há 4 dias`: how long it is from one moment to the other, in milliseconds. */
export function agoText(from: number, to: number): string {
  const passed = Math.max(0, to - from)
  if (passed < minuteMs) return 'agora'
  if (passed < hourMs) return `há ${Math.floor(passed / minuteMs)} min`
  if (passed < dayMs) return ago(Math.floor(passed / hourMs), 'hour')
  return ago(Math.floor(passed / dayMs), 'day')
}
