import { beforeEach, expect, it, vi } from 'vitest'
import { createThrottledLog } from './throttled-log.ts'

beforeEach(() => void vi.useFakeTimers())

it('S17 writes the first at once, then one line a second and name, and leaves none out', () => {
  const logged: [string, number][] = []
  const count = createThrottledLog((name: string, times) => void logged.push([name, times]))
  count('checkout')
  count('search')
  for (let call = 0; call < 400; call += 1) count('checkout')
  expect(logged).toEqual([
    ['checkout', 1],
    ['search', 1],
  ])
  vi.advanceTimersByTime(1000)
  expect(logged.slice(2)).toEqual([['checkout', 400]])
  count('checkout')
  vi.advanceTimersByTime(999)
  expect(logged).toHaveLength(3)
  vi.advanceTimersByTime(5000)
  expect(logged.slice(3)).toEqual([['checkout', 1]])
  count('checkout')
  expect(logged).toHaveLength(5)
})
