import { describe, expect, it } from 'vitest'
import { closing } from './gates.mjs'

describe('the last words of the gates', () => {
  it('say that all passed when all were run', () => {
    expect(closing({ gateCount: 9, missing: [], seconds: 700 })).toBe('✓ All 9 gates passed in 700 s.')
  })

  it('name every browser in which nothing was tried, and claim no pass of that gate', () => {
    const missing = [
      { name: 'WebKit', reason: 'there is no apt-get here' },
      { name: 'Firefox', reason: 'apt-get failed' },
    ]
    expect(closing({ gateCount: 9, missing, seconds: 700 })).toBe(
      '✓ 8 of 9 gates passed in 700 s; one could not be run in full:\n' +
        '!! NOT RUN in WebKit: there is no apt-get here\n' +
        '!! NOT RUN in Firefox: apt-get failed',
    )
  })
})
