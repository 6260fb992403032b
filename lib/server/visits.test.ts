import type { IncomingMessage } from 'node:http'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isIdle, noteVisit, readWhenVisited } from './visits.ts'

const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const visit = (url = '/', agent = browser, method = 'GET') =>
  noteVisit({ url, method, headers: { 'user-agent': agent } } as unknown as IncomingMessage)

let reads = 0
beforeEach(() => {
  vi.useFakeTimers()
  reads = 0
  readWhenVisited(async () => {
    reads += 1
  })
  visit()
})
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

describe('R72 a shop without visitors', () => {
  it('R72 is idle after ten minutes, and read for the first visitor and all who come meanwhile, once', async () => {
    minutes(9)
    expect([isIdle(), visit()]).toEqual([false, null])
    minutes(9)
    expect(isIdle()).toBe(false)
    minutes(2)
    expect(isIdle()).toBe(true)
    await Promise.all([visit(), visit('/store'), visit('/product/uva')])
    expect([reads, isIdle(), visit()]).toEqual([1, false, null])
  })

  it('R72 R1 keeps the first visitor waiting no longer than that for a store that hangs', async () => {
    readWhenVisited(() => new Promise(() => undefined))
    minutes(11)
    const waited = visit()
    await vi.advanceTimersByTimeAsync(2500)
    expect([await waited, visit()]).toEqual([null, null])
  })

  it.each([
    ['/', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['/', 'UptimeRobot/2.0'],
    ['/', 'curl/8.5.0'],
    ['/', ''],
    ['/api/health/ready', browser],
    ['/api/desk/changes', browser],
    ['/feed.xml', browser],
    ['/sitemap/products-0.xml', browser],
    ['/_next/static/chunks/a.js', browser],
  ])('R72 counts no visit at %s as %s', (url, agent) => {
    minutes(11)
    expect([visit(url, agent), isIdle(), reads]).toEqual([null, true, 0])
  })
})
