import { describe, expect, it } from 'vitest'
import { UsageError } from '../tools/command-line.ts'
import { endOf, parseMoment, shownTime } from './moments.ts'
import { parseOptions } from './parse-options.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

describe('the options of npm run orders', () => {
  it('are few, and a table of fifty without any', () => {
    expect(parseOptions([], now)).toMatchObject({ format: 'table', limit: 50, isPending: false })
    expect(parseOptions(['--json'], now).limit).toBe(Number.POSITIVE_INFINITY)
  })

  it('take a day of the market whole', () => {
    expect(parseOptions(['--since', '2026-11-20', '--until', '2026-11-20'], now)).toMatchObject({
      since: '2026-11-20T03:00:00.000Z',
      until: '2026-11-21T03:00:00.000Z',
    })
  })

  it.each([
    [['--state', 'paid'], 'recorded, sending, opened'],
    [['--since', 'soon'], 'no time'],
    [['--until', '2026-13-01'], 'no time'],
    [['--limit', '0'], 'no number'],
    [['--limit', '-5'], '--limit'],
    [['--json', '--csv'], 'choose one'],
    [['--what'], '--what'],
    [['word'], 'word'],
  ])('%j cannot be used, and the message says why', (parameters, reason) => {
    expect(() => parseOptions(parameters, now)).toThrow(UsageError)
    expect(() => parseOptions(parameters, now)).toThrow(reason)
  })
})

it('a moment is a day, a time there or with its zone, or how long ago', () => {
  const isoOf = (text: string) => {
    const moment = parseMoment(text, now)
    return moment && new Date(endOf(moment)).toISOString()
  }
  expect(isoOf('30m')).toBe('2026-11-21T11:30:00.000Z')
  expect(isoOf('2026-11-21T08:30')).toBe('2026-11-21T11:30:00.000Z')
  expect(isoOf('2026-11-21T08:30:00Z')).toBe('2026-11-21T08:30:00.000Z')
  expect(isoOf('yesterday')).toBeNull()
  expect(shownTime('2026-11-21T02:30:00.000Z')).toBe('2026-11-20 23:30')
})
