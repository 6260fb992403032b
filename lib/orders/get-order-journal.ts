import 'server-only'
import { getEnvironment } from '../server/environment/server.ts'
import { log } from '../server/log.ts'
import { logFault } from '../server/log-fault.ts'
import { meters } from '../server/metrics/meters.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { inSpan } from '../server/tracing/in-span.ts'
import { journalFolder, journalPlaceName } from './open-journal.ts'
import { openPostgresJournal } from './postgres/journal.ts'
import {
  type ReconnectingJournal,
  reconnectingJournal,
  reconnectingRemoteJournal,
} from './reconnecting-journal.ts'
import { openSqliteJournal } from './sqlite-journal.ts'

/** The one journal of this process. Where its database cannot be opened, its methods throw, until it can. */
export function getOrderJournal(): ReconnectingJournal {
  return processSingleton('order-journal', () => {
    const place = getEnvironment()
    const { databaseUrl: url } = place
    const onChange = logFault({ part: 'orders', file: journalPlaceName(place) })
    if (url !== null) {
      const open = () => openPostgresJournal({ url, now: Date.now })
      return watched(reconnectingRemoteJournal({ open, onChange }))
    }
    const folder = journalFolder(place)
    const open = () => openSqliteJournal({ folder, now: Date.now, lockWaitMs: 0, onLogHeld })
    return watched(reconnectingJournal({ open, onChange }))
  })
}

function onLogHeld(error: unknown): void {
  log('warn', 'orders.erased-in-log', { message: String(error) })
}

/** Counts and traces what is asked of a journal. */
function watched(journal: ReconnectingJournal): ReconnectingJournal {
  async function watch<Result>(call: string, work: () => Promise<Result>): Promise<Result> {
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

  return {
    // What is asked every few seconds whether anything happens or not (`revision`, `countByState`) is not watched.
    ...journal,
    create: (order, event) => watch('create', () => journal.create(order, event)),
    createEvent: (event) => watch('createEvent', () => journal.createEvent(event)),
    findOptional: (key) => watch('findOptional', () => journal.findOptional(key)),
    list: (filter) => watch('list', () => journal.list(filter)),
    listEvents: (key) => watch('listEvents', () => journal.listEvents(key)),
    createFulfillmentEvent: (event) =>
      watch('createFulfillmentEvent', () => journal.createFulfillmentEvent(event)),
    savePick: (pick) => watch('savePick', () => journal.savePick(pick)),
    listPicks: (keys) => watch('listPicks', () => journal.listPicks(keys)),
    listFulfillmentEvents: (key) => watch('listFulfillmentEvents', () => journal.listFulfillmentEvents(key)),
    countForDesk: (since) => watch('countForDesk', () => journal.countForDesk(since)),
    eraseContact: (...erased) => watch('eraseContact', () => journal.eraseContact(...erased)),
  }
}
