import { expect, it } from 'vitest'
import { dayOf, lastDays, spanOfDay } from './market-days.ts'

it('a day of the market begins at midnight there, not in Greenwich', () => {
  expect(dayOf(Date.parse('2026-11-22T02:59:59Z'))).toBe('2026-11-21')
  expect(dayOf(Date.parse('2026-11-22T03:00:00Z'))).toBe('2026-11-22')
  expect(spanOfDay('2026-12-31')).toEqual({
    since: '2026-12-31T03:00:00.000Z',
    until: '2027-01-01T03:00:00.000Z',
  })
  expect(lastDays(3, Date.parse('2026-03-01T02:00:00Z'))).toEqual(['2026-02-26', '2026-02-27', '2026-02-28'])
})
