import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'

describe('the port of the metrics', () => {
  it('S28 is for this machine alone, or needs a token', () => {
    expect(parseEnvironment({}).metrics).toBeNull()
    expect(parseEnvironment({ METRICS_PORT: '9464' }).metrics).toEqual({
      port: 9464,
      host: '127.0.0.1',
      token: null,
    })
    const everywhere = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }
    expect(() => parseEnvironment(everywhere)).toThrow(/^METRICS_TOKEN: METRICS_HOST can be reached/)
    const token = 'a-token-of-the-tests'
    expect(parseEnvironment({ ...everywhere, METRICS_TOKEN: token }).metrics?.token).toBe(token)
    expect(() => parseEnvironment({ ...everywhere, METRICS_TOKEN: 'short' })).toThrow(/^METRICS_TOKEN: /)
  })

  it.each(['localhost', '::1', '127.0.0.2'])('S28 needs none at %s', (METRICS_HOST) => {
    expect(parseEnvironment({ METRICS_PORT: '9464', METRICS_HOST }).metrics?.host).toBe(METRICS_HOST)
  })

  it('S28 is never the port of the shop', () => {
    expect(() => parseEnvironment({ METRICS_PORT: '3000' })).toThrow(/^METRICS_PORT: give another port/)
  })
})
