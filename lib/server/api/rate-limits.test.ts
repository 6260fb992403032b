import { describe, expect, it } from 'vitest'
import { pickingMs } from '../../domain/past-order.ts'
import { createCounters } from './counters.ts'
import { callsPerMinute, type LimitName, limitsOfMinute, type RateLimiter } from './rate-limits.ts'

const someone = '203.0.113.7'

async function refusedOf(limiter: RateLimiter, limit: LimitName, calls: number): Promise<number[]> {
  const waits = []
  for (let call = 0; call < calls; call += 1) waits.push(await limiter.take(limit, someone))
  return waits.filter((wait) => wait !== null)
}

describe('S11 the rate limiter', () => {
  it.each(Object.entries(callsPerMinute))(
    'S11 lets an address call %s %i times a minute',
    async (name, calls) => {
      const limiter = createCounters({ limits: limitsOfMinute, scale: 1, salt: 's' })
      const [first, ...others] = await refusedOf(limiter, name as LimitName, calls + 1)
      expect(first).toBeGreaterThan(50)
      expect(first).toBeLessThanOrEqual(60)
      expect(others).toEqual([])
    },
  )

  it('S11 lets fifty shoppers behind one address follow their orders at once', () => {
    expect(callsPerMinute.orders).toBeGreaterThan(50 * (60_000 / pickingMs))
  })

  it('S11 keeps a bounded number of counters, however many addresses come', async () => {
    const limiter = createCounters({ limits: limitsOfMinute, scale: 1, salt: 's', counters: 4 })
    let refused = 0
    for (let number = 0; number < 200; number += 1) {
      if ((await limiter.take('checkout', `198.51.100.${number}`)) !== null) refused += 1
    }
    // Four counters of 20 let no more than 80 pass.
    expect(refused).toBe(120)
  })
})
