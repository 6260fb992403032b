import { afterEach, expect, it, vi } from 'vitest'
import { noteServerTime, serverNow } from './server-clock.ts'

afterEach(() => void vi.useRealTimers())

it('goes by the clock of the server where that of the phone is off', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 15, 0, 0) })
  noteServerTime('Sun, 22 Nov 2026 12:00:00 GMT')
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-22T12:00:00.000Z')
  vi.advanceTimersByTime(61_000)
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-22T12:01:01.000Z')

  noteServerTime('Sun, 22 Nov 2026 15:00:59 GMT')
  expect(serverNow()).toBe(Date.now())
  noteServerTime(null)
  noteServerTime('never')
  expect(serverNow()).toBe(Date.now())
})
