import type { MetricsPlace } from '../metrics/serve-metrics.ts'
import { EnvironmentError } from './environment-error.ts'
import type { Settings } from './environment-schema.ts'

/** An address that only this machine reaches. */
const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host)

/** Null: nothing is counted. Throws `EnvironmentError` where strangers could read it. */
export function metricsPlace(settings: Settings): MetricsPlace | null {
  const { PORT, METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token = null } = settings
  if (port === undefined) return null
  if (port === PORT) throw new EnvironmentError('METRICS_PORT: give another port than PORT')
  if (token === null && !isLoopback(host)) {
    throw new EnvironmentError(
      'METRICS_TOKEN: METRICS_HOST can be reached from other machines, so give a token that protects it',
    )
  }
  return { port, host, token }
}
