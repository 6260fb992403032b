import { describe, expect, it, vi } from 'vitest'
import { runOneTabAtATime, withTimeout } from './with-timeout.ts'

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

/** Locks as a browser has them, for one name. */
function oneLock() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) {
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
      const turn = Promise.race([last, aborted]).then(work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

const take = <T>(work: () => Promise<T>) => runOneTabAtATime('name', 50, work)

describe('R8 two tabs at once', () => {
  it('take turns, and each has its own result', async () => {
    vi.stubGlobal('navigator', { locks: oneLock() })
    const events: string[] = []
    const work = (name: string) => async () => {
      events.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      events.push(`${name} ends`)
      return name
    }
    expect(await Promise.all([take(work('one')), take(work('two'))])).toEqual(['one', 'two'])
    expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })

  it('goes on without the other after a while', async () => {
    vi.stubGlobal('navigator', { locks: oneLock() })
    void take(() => new Promise(() => undefined))
    expect(await take(async () => 'two')).toBe('two')
  })

  it('is done at once where the browser has no locks, or refuses them', async () => {
    vi.stubGlobal('navigator', {})
    expect(await take(async () => 1)).toBe(1)
    const refuse = async () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('navigator', { locks: { request: refuse } })
    expect(await take(async () => 2)).toBe(2)
  })

  it('is never done twice: what it throws is thrown', async () => {
    vi.stubGlobal('navigator', { locks: oneLock() })
    let runs = 0
    const work = async () => {
      runs += 1
      throw new Error('bug')
    }
    await expect(take(work)).rejects.toThrow('bug')
    expect(runs).toBe(1)
  })
})
