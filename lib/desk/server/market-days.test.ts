import { expect, it } from 'vitest'
import { dayOf, spanOfDay } from './market-days.ts'

it('a day of the market begins at midnight there, not in Greenwich', () => {
  expect(dayOf(Date.parse('2026-11-22T02:59:59Z'))).toBe('2026-11-21')
  expect(dayOf(Date.parse('2026-11-22T03:00:00Z'))).toBe('2026-11-22')
  expect(spanOfDay('2026-12-31')).toEqual({
    since: '2026-12-31T03:00:00.000Z',
    until: '2027-01-01T03:00:00.000Z',
  })
})
