import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messageOf } from './testing/refusal-message.ts'

// Each of these reads the zone once for its process.
beforeEach(() => vi.resetModules())
afterEach(() => void vi.unstubAllEnvs())

const everyDay = [0, 1, 2, 3, 4, 5, 6]

describe('a shop that is not on the clock of Brasília', () => {
  it('opens and delivers at the hours of its own', async () => {
    vi.stubEnv('TIME_ZONE', 'America/Manaus')
    const { openingNow } = await import('../../copy/opening.ts')
    const { findOpenWindow } = await import('../../domain/delivery-windows.ts')
    const closes = Date.parse('2026-11-25T19:00-04:00')
    const hours = { week: [{ weekdays: everyDay, from: 480, to: 1140 }], closedDays: [] }
    expect(openingNow(hours, closes - 60_000).text).toBe('Aberto até 19h')
    expect(openingNow(hours, closes).text).toMatch(/^Fechado agora/)
    const schedule = {
      rules: [{ weekdays: everyDay, from: 540, to: 720, closesBefore: 60, places: null }],
      closedDays: [],
    }
    const find = (time: string) => findOpenWindow('2026-11-25T09:00/12:00', schedule, Date.parse(time))
    expect(find('2026-11-25T07:59-04:00')?.startsAt).toBe(Date.parse('2026-11-25T09:00-04:00'))
    expect(find('2026-11-25T08:00-04:00')).toBeNull()
  })

  it.each([
    ['America/Rio_Branco', '2026-11-22T04:59:59Z', 'sáb., 21/11, 23h59', '2026-11-21 23:59'],
    ['America/Rio_Branco', '2026-11-22T05:00:00Z', 'dom., 22/11, 0h', '2026-11-22 00:00'],
    ['America/Noronha', '2026-11-22T02:00:00Z', 'dom., 22/11, 0h', '2026-11-22 00:00'],
    [' ', '2026-11-22T02:00:00Z', 'sáb., 21/11, 23h', '2026-11-21 23:00'],
  ])('%j begins its days at midnight there: %s', async (zone, at, onPaper, inTerminal) => {
    vi.stubEnv('TIME_ZONE', zone)
    const { dayAndTime, marketDay } = await import('../../desk/copy/times.ts')
    const { dayOf, spanOfDay } = await import('../../desk/server/market-days.ts')
    const { momentText } = await import('../../copy/time-of-day.ts')
    const { parseMoment, shownTime } = await import('../../../scripts/orders/moments.ts')
    const time = Date.parse(at)
    const day = inTerminal.slice(0, 10)
    expect([dayAndTime(at), shownTime(at)]).toEqual([onPaper, inTerminal])
    expect(momentText(time, time)).toBe(`Hoje, ${onPaper.split(', ').at(-1)}`)
    expect([dayOf(time), marketDay(new Date(time))]).toEqual([day, day])
    const { since, until } = spanOfDay(day)
    expect(Date.parse(since) <= time && time < Date.parse(until)).toBe(true)
    expect(parseMoment(day, 0)?.time).toBe(Date.parse(since))
    expect(parseMoment(`${day}T01:30:15`, 0)?.time).toBe(Date.parse(since) + 5_415_000)
  })

  it('has a day of 25 hours where summer time ends, at the desk as in the terminal', async () => {
    vi.stubEnv('TIME_ZONE', 'America/Santiago')
    const { spanOfDay } = await import('../../desk/server/market-days.ts')
    const { endOf, parseMoment } = await import('../../../scripts/orders/moments.ts')
    const { since, until } = spanOfDay('2026-04-04')
    const day = parseMoment('2026-04-04', 0)
    expect([day?.time, day && endOf(day)]).toEqual([Date.parse(since), Date.parse(until)])
    expect(Date.parse(until) - Date.parse(since)).toBe(25 * 3_600_000)
  })

  it('is refused by a name that no browser knows, together with other settings', () => {
    for (const zone of ['-04:00', 'Manaus', 'America/Manaós', '"America/Manaus"', 'UTC+4'])
      expect(messageOf({ PORT: '0', TIME_ZONE: zone })).toBe(
        'PORT: give a number between 1 and 65535\nTIME_ZONE: give an IANA name such as America/Manaus',
      )
  })
})
