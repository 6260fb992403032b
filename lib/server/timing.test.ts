import { beforeEach, describe, expect, it, vi } from 'vitest'
import { raceTimeout } from './timing.ts'

beforeEach(() => void vi.useFakeTimers())

describe('raceTimeout', () => {
  it('gives the result of work that is done in time, and leaves no timer behind', async () => {
    expect(await raceTimeout(Promise.resolve('done'), 1000)).toBe('done')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gives null when the time is up first, and lets the work go on', async () => {
    let isDone = false
    const work = new Promise<string>((resolve) => setTimeout(resolve, 2000, 'late')).finally(() => {
      isDone = true
    })
    const raced = raceTimeout(work, 1000)
    await vi.advanceTimersByTimeAsync(1000)
    expect([await raced, isDone]).toEqual([null, false])
    await vi.advanceTimersByTimeAsync(1000)
    expect(isDone).toBe(true)
  })
})
