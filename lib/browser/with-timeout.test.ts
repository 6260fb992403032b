import { describe, expect, it, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

const untilAborted = (signal: AbortSignal) =>
  new Promise<string>((resolve) => {
    if (signal.aborted) resolve('aborted')
    signal.addEventListener('abort', () => resolve('aborted'))
  })

describe('withTimeout', () => {
  it('gives back what the work gives, and leaves no timer and no listener behind', async () => {
    vi.useFakeTimers()
    const outer = new AbortController()
    const remove = vi.spyOn(outer.signal, 'removeEventListener')
    let seen: AbortSignal | undefined
    const answer = await withTimeout(1000, outer.signal, async (signal) => {
      seen = signal
      return 7
    })
    expect([answer, seen?.aborted, vi.getTimerCount(), remove.mock.calls.length]).toEqual([7, false, 0, 1])
    outer.abort()
    expect(seen?.aborted).toBe(false)
  })

  it('aborts when the time is over, not sooner', async () => {
    vi.useFakeTimers()
    let seen: AbortSignal | undefined
    const running = withTimeout(1000, undefined, (signal) => {
      seen = signal
      return untilAborted(signal)
    })
    vi.advanceTimersByTime(999)
    expect(seen?.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await running).toBe('aborted')
  })

  it('aborts with the signal it was given, also with one that is aborted already', async () => {
    const outer = new AbortController()
    const running = withTimeout(60_000, outer.signal, untilAborted)
    outer.abort()
    expect(await running).toBe('aborted')
    expect(await withTimeout(60_000, outer.signal, untilAborted)).toBe('aborted')
  })
})
