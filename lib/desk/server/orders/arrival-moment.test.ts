import { expect, it } from 'vitest'
import { arrivalMoment } from './arrival-moment.ts'

/** 10:42 in the market. */
const now = Date.parse('2026-01-02T13:42:10.000Z')
const textOf = (arrival: Parameters<typeof arrivalMoment>[0], at = now) => {
  const moment = arrivalMoment(arrival, at)
  return moment === null ? null : new Date(moment).toISOString()
}

it('is so many minutes from now, to the next five', () => {
  expect(textOf({ inMinutes: 30 })).toBe('2026-01-02T14:15:00.000Z')
  expect(textOf({ inMinutes: 60 }, Date.parse('2026-01-02T13:45:00.000Z'))).toBe('2026-01-02T14:45:00.000Z')
})

it('is when the clock of the market says so next, and nothing that is past', () => {
  expect(textOf({ at: '11:20' })).toBe('2026-01-02T14:20:00.000Z')
  expect(textOf({ at: '10:42' })).toBe('2026-01-02T13:42:00.000Z')
  expect(textOf({ at: '10:30' })).toBeNull()
  expect(textOf({ at: '00:20' }, Date.parse('2026-01-03T02:50:00.000Z'))).toBe('2026-01-03T03:20:00.000Z')
})
