import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findOpenWindow,
  hasPlace,
  openWindows,
  scheduleFor,
  type WindowSchedule,
} from './delivery-windows.ts'
import { addDays, marketTime, momentOf, weekdayOf } from './market-time.ts'
import { isClosedDay } from './opening-hours.ts'
import { windowKey, windowKeyPattern, windowTimeOf } from './window-key.ts'

const minuteMs = 60_000
/** From 2015 on: until 2019 Brazil had summer time, which began and ended at midnight. */
const moment = fc
  .integer({ min: Date.UTC(2015, 0, 1) / minuteMs, max: Date.UTC(2030, 0, 1) / minuteMs })
  .map((minutes) => minutes * minuteMs)
const rule = fc
  .record({
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    from: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 1440 }),
    closesBefore: fc.integer({ min: 0, max: 2880 }),
    places: fc.option(fc.integer({ min: 1, max: 99 })),
  })
  .map(({ length, ...others }) => ({ ...others, to: others.from + length }))
const closedDays = ['12-25', '01-01', '2018-11-03']
const schedule = fc.array(rule, { minLength: 1, maxLength: 3 }).map((rules) => ({ rules, closedDays }))

describe('openWindows', () => {
  it('offers what has not closed yet, on days that are not closed, at the hours of the market’s clock', () => {
    fc.assert(
      fc.property(schedule, moment, (windows, at) => {
        const open = openWindows(windows, at)
        for (const { key, closesAt, startsAt } of open) {
          expect(key).toMatch(windowKeyPattern)
          const { day, from, to } = windowTimeOf(key) ?? expect.fail(key)
          const fitting = windows.rules.filter(
            (each) => each.from === from && each.to === to && each.weekdays.includes(weekdayOf(day)),
          )
          expect(fitting.map(({ closesBefore }) => startsAt - closesBefore * minuteMs)).toContain(closesAt)
          expect(startsAt).toBe(momentOf(day, from))
          expect(closesAt).toBeGreaterThan(at)
          expect(isClosedDay(day, closedDays)).toBe(false)
          expect(momentOf(day, to)).toBeGreaterThan(startsAt)
        }
        const begins = open.map(({ startsAt }) => startsAt)
        expect(begins).toEqual(begins.toSorted((one, other) => one - other))
      }),
    )
  })

  it('leaves none out that still takes orders', () => {
    fc.assert(
      fc.property(rule, moment, fc.integer({ min: 0, max: 14 }), (only, at, later) => {
        const day = addDays(marketTime(at).day, later)
        const startsAt = momentOf(day, only.from)
        const isOffered =
          only.weekdays.includes(weekdayOf(day)) &&
          !isClosedDay(day, closedDays) &&
          startsAt < momentOf(day, only.to) &&
          at < startsAt - only.closesBefore * minuteMs
        const open = openWindows({ rules: [only], closedDays }, at)
        expect(open.some((window) => windowTimeOf(window.key)?.day === day)).toBe(isOffered)
      }),
    )
  })

  it('closes each at its minute: the one before it is still open, and then never again', () => {
    fc.assert(
      fc.property(schedule, moment, (windows, at) => {
        const [first] = openWindows({ ...windows, rules: windows.rules.slice(0, 1) }, at)
        fc.pre(first !== undefined)
        const only: WindowSchedule = { ...windows, rules: windows.rules.slice(0, 1) }
        expect(findOpenWindow(first.key, only, first.closesAt - 1)).toEqual(first)
        expect(findOpenWindow(first.key, only, first.closesAt)).toBeNull()
        expect(findOpenWindow(first.key, only, first.startsAt)).toBeNull()
      }),
    )
  })

  it('goes over midnight and over the days on which summer time begins and ends', () => {
    const late = { weekdays: [6], from: 1320, to: 1560, closesBefore: 60, places: 3 }
    const nightly: WindowSchedule = { rules: [late], closedDays: [] }
    // Saturday, 2018-02-17, has its last hour twice; 2018-11-03 ends an hour early.
    for (const day of ['2018-02-17', '2018-11-03', '2026-11-28']) {
      const [window] = openWindows(nightly, momentOf(day, 8 * 60))
      expect(window).toMatchObject({ key: `${day}T22:00/02:00`, closesAt: momentOf(day, 21 * 60) })
      expect(windowTimeOf(`${day}T22:00/02:00`)).toEqual({ day, from: 1320, to: 1560 })
    }
    const lost: WindowSchedule = { rules: [{ ...late, weekdays: [0], from: 0, to: 60 }], closedDays: [] }
    const sundays = openWindows(lost, momentOf('2018-11-02', 0)).map(({ key }) => key)
    expect(sundays).toEqual(['2018-11-11T00:00/01:00'])
  })

  it('knows what names a window, and what does not', () => {
    expect(windowTimeOf('2026-11-25T00:00/00:00')).toEqual({ day: '2026-11-25', from: 0, to: 1440 })
    for (const text of ['', '2026-11-25', '2026-11-25T24:00/25:00', ' 2026-11-25T16:00/18:00', 'hoje'])
      expect(windowTimeOf(text)).toBeNull()
  })
})

describe('scheduleFor', () => {
  const place = 'Retirada na loja: Rua A, 1'
  const offeredAt = (windows: WindowSchedule, at: number) =>
    openWindows(scheduleFor(place, windows), at).map(({ key }) => windowTimeOf(key) ?? expect.fail(key))

  it('offers only what lies within the hours of the place, each once, and all that does', () => {
    const span = fc.record({
      from: fc.integer({ min: 0, max: 1439 }),
      length: fc.integer({ min: 1, max: 1440 }),
    })
    const hours = fc
      .tuple(fc.uniqueArray(fc.integer({ min: 0, max: 6 })), span)
      .map(([weekdays, { from, length }]) => ({ weekdays, from, to: from + length }))
    fc.assert(
      fc.property(schedule, fc.array(hours, { maxLength: 3 }), moment, (windows, week, at) => {
        const isWithin = ({ day, from, to }: { day: string; from: number; to: number }) =>
          [0, 1].some((before) =>
            week.some(
              (each) =>
                each.weekdays.includes((weekdayOf(day) + 7 - before) % 7) &&
                each.from <= from + before * 1440 &&
                to + before * 1440 <= each.to,
            ),
          )
        const times = offeredAt({ ...windows, pickups: [{ place, week }] }, at)
        for (const time of times) expect(isWithin(time)).toBe(true)
        expect(new Set(times.map(windowKey)).size).toBe(times.length)
        const whole = openWindows(windows, at).map(({ key }) => windowTimeOf(key) ?? expect.fail(key))
        for (const time of whole.filter(isWithin)) expect(times).toContainEqual(time)
      }),
    )
  })

  it('offers the open part of a window, but of counted places all or nothing; elsewhere all of them', () => {
    const saturday = { weekdays: [6], from: 540, to: 720, closesBefore: 0, places: null }
    const pickups = [{ place, week: [{ weekdays: [6], from: 600, to: 780 }] }]
    const at = momentOf('2026-11-27', 0)
    const free = { rules: [saturday], closedDays: [], pickups }
    expect(offeredAt(free, at)[0]).toEqual({ day: '2026-11-28', from: 600, to: 720 })
    const counted = { ...free, rules: [{ ...saturday, places: 3 }] }
    expect(offeredAt(counted, at)).toEqual([])
    expect(scheduleFor('Itajaí', counted)).toBe(counted)
    const both = { ...free, rules: [saturday, { ...saturday, from: 600, places: 3 }] }
    expect(openWindows(scheduleFor(place, both), at)[0]).toMatchObject({ places: 3 })
  })
})

describe('hasPlace', () => {
  it('is by the orders that hold one', () => {
    const loads = new Map([['a', 2]])
    expect(hasPlace({ key: 'a', places: 3 }, loads)).toBe(true)
    expect(hasPlace({ key: 'a', places: 2 }, loads)).toBe(false)
    expect(hasPlace({ key: 'a', places: null }, loads)).toBe(true)
    expect(hasPlace({ key: 'b', places: 1 }, loads)).toBe(true)
  })
})
