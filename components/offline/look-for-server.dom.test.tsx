import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lookForServer } from './look-for-server'

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

function watch({ thereFrom = Number.POSITIVE_INFINITY } = {}) {
  const leaving = new AbortController()
  const start = Date.now()
  const looks: number[] = []
  const onFound = vi.fn()
  lookForServer({
    signal: leaving.signal,
    async isThere() {
      looks.push((Date.now() - start) / 1000)
      return looks.length >= thereFrom
    },
    onFound,
  })
  return { looks, onFound, leaving }
}

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => void vi.useFakeTimers())

describe('looking for the server', () => {
  it('R60 goes on at growing intervals, a minute at most', async () => {
    const { looks, leaving } = watch()
    await seconds(300)
    expect(looks).toEqual([1, 3, 7, 15, 31, 63, 123, 183, 243])
    leaving.abort()
    await seconds(300)
    expect(looks).toHaveLength(9)
  })

  it('R60 ends with the first answer', async () => {
    const { looks, onFound } = watch({ thereFrom: 3 })
    await seconds(300)
    expect([looks.length, onFound.mock.calls.length]).toEqual([3, 1])
  })

  it('R60 rests while the page is hidden, and goes on at once when it is shown', async () => {
    show('hidden')
    const { looks } = watch()
    await seconds(200)
    expect(looks).toEqual([])
    show('visible')
    await seconds(2)
    expect(looks).toEqual([200, 202])
  })
})
