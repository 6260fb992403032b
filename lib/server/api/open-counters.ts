import { createHash, randomBytes } from 'node:crypto'
import { getProcessEnvironment } from '../environment/environment.ts'
import { findProcessSingleton, processSingleton } from '../process-singleton.ts'
import { type Counters, createCounters, type Limit } from './counters.ts'
import { createDatabaseLimiter, type LimitDatabase, openLimitDatabase } from './database-limiter.ts'

/** Null where this process counts alone, or has counted nothing yet. */
export function limitDatabase(): LimitDatabase | null {
  return findProcessSingleton('limit-database')
}

/** Counters in this process; where replicas share a database, in that one. Call it once per set of limits. */
export function openCounters<Name extends string>(
  limits: Readonly<Record<Name, Limit>>,
  { isShared }: { readonly isShared: boolean },
): Counters<Name> {
  const { databaseUrl, rateLimitScale: scale } = getProcessEnvironment()
  if (databaseUrl === null || !isShared) {
    return createCounters({ limits, scale, salt: randomBytes(16).toString('hex') })
  }
  const database = processSingleton('limit-database', () => openLimitDatabase({ url: databaseUrl }))
  return createCounters({
    limits,
    scale,
    // The same on every replica, and known to those only who could read the counters anyway.
    salt: createHash('sha256').update('limits').update(databaseUrl).digest('hex'),
    limiterOf: (options) => createDatabaseLimiter(database, options),
  })
}
