import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, marketTime, momentOf, weekdayOf } from './market-time.ts'
import { comingClosedDays, isClosedDay, type OpeningHours, openingState } from './opening-hours.ts'

const minuteMs = 60_000
/** From 2015 on: until 2019 Brazil had summer time, which began and ended at midnight. */
const moment = fc.integer({ min: Date.UTC(2015, 0, 1) / minuteMs, max: Date.UTC(2030, 0, 1) / minuteMs })
const hours = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
  from: fc.integer({ min: 0, max: 1439 }),
  length: fc.integer({ min: 1, max: 1440 }),
})

const toOpening = (week: readonly { weekdays: number[]; from: number; length: number }[]): OpeningHours => ({
  week: week.map(({ weekdays, from, length }) => ({ weekdays, from, to: from + length })),
  closedDays: ['12-25', '2016-10-16'],
})

/** By the wall clock of a day and the one before, without looking ahead. */
function isOpenByClock({ week, closedDays }: OpeningHours, at: number): boolean {
  const { day } = marketTime(at)
  return [addDays(day, -1), day].some(
    (each) =>
      !isClosedDay(each, closedDays) &&
      week.some(
        ({ weekdays, from, to }) =>
          weekdays.includes(weekdayOf(each)) && momentOf(each, from) <= at && at < momentOf(each, to),
      ),
  )
}

describe('the market clock', () => {
  it('finds the moment that a clock shows again, and past a leap the first one after it', () => {
    fc.assert(
      fc.property(moment, (minute) => {
        const { day, minutes } = marketTime(minute * minuteMs)
        const found = momentOf(day, minutes)
        expect(marketTime(found)).toEqual({ day, minutes })
        expect(momentOf(addDays(day, -1), minutes + 1440)).toBe(found)
      }),
    )
    // 2018-11-04 began at one o'clock, and 2018-02-17 had its last hour twice.
    expect(marketTime(momentOf('2018-11-04', 0))).toEqual({ day: '2018-11-04', minutes: 60 })
    expect(momentOf('2018-02-18', 0) - momentOf('2018-02-17', 0)).toBe(25 * 60 * minuteMs)
    expect(momentOf('2026-11-25', 8 * 60)).toBe(Date.parse('2026-11-25T08:00-03:00'))
  })
})

describe('openingState', () => {
  it('agrees with the clock on every day of every week, across midnight, summer time and closed days', () => {
    fc.assert(
      fc.property(fc.array(hours, { minLength: 1, maxLength: 3 }), moment, (week, minute) => {
        const opening = toOpening(week)
        const at = minute * minuteMs
        const state = openingState(opening, at)
        expect(state.isOpen).toBe(isOpenByClock(opening, at))
        if (state.isOpen) {
          expect(isOpenByClock(opening, state.until - minuteMs)).toBe(true)
          expect(state.until).toBeGreaterThan(at)
        } else {
          // Some weekday comes within a week, or within two past a closed day.
          expect(state.opensAt).toBeGreaterThan(at)
          expect(isOpenByClock(opening, state.opensAt ?? 0)).toBe(true)
          expect(isOpenByClock(opening, (state.opensAt ?? 0) - minuteMs)).toBe(false)
        }
      }),
    )
  })
})

describe('the days on which it stays closed', () => {
  it('are those within a year, in order and once, whatever is written of them', () => {
    const written = ['12-25', '01-01', '2026-12-24', '2026-11-02', '02-29', '2026-12-25', '2028-01-05']
    expect(comingClosedDays(written, '2026-11-26')).toEqual(['2026-12-24', '2026-12-25', '2027-01-01'])
    expect(comingClosedDays(['11-26', '02-29'], '2027-11-26')).toEqual(['2027-11-26', '2028-02-29'])
  })
})
