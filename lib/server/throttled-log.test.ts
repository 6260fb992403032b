import { beforeEach, expect, it, vi } from 'vitest'
import { createThrottledLog } from './throttled-log.ts'

beforeEach(() => void vi.useFakeTimers())

it('S17 writes the first at once, then one line a second and name, and leaves none out', () => {
  const told: [string, number][] = []
  const count = createThrottledLog((name: string, times) => void told.push([name, times]))
  count('checkout')
  count('search')
  for (let call = 0; call < 400; call += 1) count('checkout')
  expect(told).toEqual([
    ['checkout', 1],
    ['search', 1],
  ])
  vi.advanceTimersByTime(1000)
  expect(told.slice(2)).toEqual([['checkout', 400]])
  count('checkout')
  vi.advanceTimersByTime(999)
  expect(told).toHaveLength(3)
  vi.advanceTimersByTime(5000)
  expect(told.slice(3)).toEqual([['checkout', 1]])
  count('checkout')
  expect(told).toHaveLength(5)
})
