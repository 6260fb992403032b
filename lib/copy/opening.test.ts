import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '../domain/opening-hours.ts'
import { openingNow, weeklyHoursText } from './opening.ts'

const hours: OpeningHours = {
  week: [
    { weekdays: [1, 2, 3, 4, 5], from: 8 * 60, to: 19 * 60 },
    { weekdays: [6], from: 8 * 60 + 30, to: 13 * 60 },
  ],
  closedDays: ['2026-11-27', '12-25'],
}
const says = (time: string) => openingNow(hours, Date.parse(`${time}:00-03:00`)).text

describe('the words for opening hours', () => {
  it.each([
    ['2026-11-25T08:00', 'Aberto até 19h'],
    ['2026-11-25T07:59', 'Fechado agora; peça já: abre hoje às 8h'],
    ['2026-11-25T19:00', 'Fechado agora; peça já: abre amanhã às 8h'],
    // The Friday is closed.
    ['2026-11-26T20:00', 'Fechado agora; peça já: abre sábado às 8h30'],
    ['2026-12-24T20:00', 'Fechado agora; peça já: abre sábado às 8h30'],
  ])('say at %s %s', (time, text) => {
    expect(says(time)).toBe(text)
  })

  it('hold until the market opens, and no longer than the day by which they call that one', () => {
    const validUntil = (time: string) => {
      const now = Date.parse(`${time}:00-03:00`)
      return new Date(now + (openingNow(hours, now).validMs ?? 0)).toISOString()
    }
    expect(validUntil('2026-11-24T23:10')).toBe('2026-11-25T03:00:00.000Z')
    expect(says('2026-11-25T00:00')).toBe('Fechado agora; peça já: abre hoje às 8h')
    expect(validUntil('2026-11-25T00:00')).toBe('2026-11-25T11:00:00.000Z')
  })

  it('say no hour of what does not end within a day', () => {
    const now = Date.parse('2026-11-25T13:00-03:00')
    const always = { week: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 1440 }], closedDays: [] }
    expect(openingNow(always, now).text).toBe('Aberto agora')
    const untilNoon = { week: [{ weekdays: [3], from: 0, to: 36 * 60 }], closedDays: [] }
    const { text, validMs } = openingNow(untilNoon, now - 3_600_000 * 2)
    expect([text, validMs]).toEqual(['Aberto agora', 3_600_000 + 1])
    expect(openingNow(untilNoon, now).text).toBe('Aberto até 12h')
  })

  it('say the date of what is further than a week, and nothing of what never comes', () => {
    const closedDays = Array.from({ length: 9 }, (_, index) => `2026-11-${21 + index}`)
    const now = Date.parse('2026-11-21T09:00-03:00')
    expect(openingNow({ ...hours, closedDays }, now).text).toBe('Fechado agora; peça já: abre em 30/11 às 8h')
    expect(openingNow({ week: [], closedDays: [] }, now)).toEqual({
      text: 'Fechado agora; peça já: o mercado combina o horário',
      validMs: null,
    })
  })

  it('say the week in one line', () => {
    expect(weeklyHoursText(hours)).toBe('Aberto seg a sex 8h–19h, sáb 8h30–13h')
    const week = [
      { weekdays: [0, 3], from: 0, to: 1440 },
      { weekdays: [0, 1, 2, 3, 4, 5, 6], from: 18 * 60, to: 26 * 60 },
      { weekdays: [0, 5, 6], from: 60, to: 120 },
    ]
    expect(weeklyHoursText({ week, closedDays: [] })).toBe(
      'Aberto qua e dom 0h–0h, todos os dias 18h–2h, sex a dom 1h–2h',
    )
  })
})
