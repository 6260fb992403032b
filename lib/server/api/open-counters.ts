import { createHash, randomBytes } from 'node:crypto'
import { getProcessEnvironment } from '../environment/environment.ts'
import { findProcessSingleton, processSingleton } from '../process-singleton.ts'
import { type Counters, createCounters, type Limit } from './counters.ts'
import { createDatabaseLimiter, type LimitDatabase, openLimitDatabase } from './database-limiter.ts'

/** Null where this process counts alone or has counted nothing yet. */
export function limitDatabase(): LimitDatabase | null {
  return findProcessSingleton('limit-database')
}

/** Opens counters in the shared database, else in this process. Call it once per set of limits. */
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
    // The same on every replica; derivable only by those who can read the counters anyway.
    salt: createHash('sha256').update('limits').update(databaseUrl).digest('hex'),
    limiterOf: (options) => createDatabaseLimiter(database, options),
  })
}
