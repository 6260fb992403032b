import 'server-only'
import { logFault, type Reconnecting, reconnecting } from '../server/database/reconnecting.ts'
import { getEnvironment } from '../server/environment/server.ts'
import { log } from '../server/log.ts'
import { meters } from '../server/metrics/meters.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { inSpan } from '../server/tracing/in-span.ts'
import { journalFolder, journalPlaceName } from './open-journal.ts'
import type { CountedJournal } from './order-journal.ts'
import { openPostgresJournal } from './postgres/journal.ts'
import { createSoldReader, type SoldVariants } from './sold-variants.ts'
import { openSqliteJournal } from './sqlite-journal.ts'

export type ReconnectingJournal = Reconnecting<CountedJournal>

/** Journal of this process; its methods throw while the database cannot be opened. */
export function getOrderJournal(): ReconnectingJournal {
  return processSingleton('order-journal', () => {
    const place = getEnvironment()
    const { databaseUrl: url } = place
    const onChange = logFault({ part: 'orders', file: journalPlaceName(place) })
    if (url !== null) {
      const open = () => openPostgresJournal({ url, now: Date.now })
      return reconnecting({ isServer: true, open, onChange, watch })
    }
    const folder = journalFolder(place)
    const open = () => openSqliteJournal({ folder, now: Date.now, lockWaitMs: 0, onLogHeld })
    return reconnecting({ isServer: false, open, onChange, watch })
  })
}

function onLogHeld(error: unknown): void {
  log('warn', 'orders.erased-in-log', { message: String(error) })
}

/** Polled every few seconds, so not traced. */
const unwatched = ['revision', 'countByState']

async function watch<Result>(call: string, work: () => Promise<Result>): Promise<Result> {
  if (unwatched.includes(call)) return work()
  const startedAt = performance.now()
  let outcome = 'failed'
  try {
    const result = await inSpan(`journal ${call}`, { 'journal.call': call }, work)
    outcome = 'ok'
    return result
  } finally {
    meters()?.journalCalls.inc({ call, outcome })
    meters()?.journalSeconds.observe({ call }, (performance.now() - startedAt) / 1000)
  }
}

export function getSoldReader(): () => Promise<SoldVariants> {
  return processSingleton('sold-variants', () => createSoldReader(getOrderJournal))
}
