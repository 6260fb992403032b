import 'server-only'
import { getEnvironment } from '../server/environment/environment.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { type EndedAccounts, openEndedAccounts } from './ended-accounts.ts'
import { createEndedSessions, type EndedSessions } from './ended-sessions.ts'
import { type SharedEndings, shareEndings } from './shared-endings.ts'

export type Endings = {
  readonly ended: EndedSessions
  readonly deleted: EndedAccounts
  /** Resolves when what other replicas ended is known, or cannot be known now. */
  readonly loaded: Promise<void>
}

type Place = { readonly dataDirectory: string; readonly databaseUrl: string | null }

/** What has ended: known to this process, or to all replicas that share a database. */
export function openEndings({ dataDirectory, databaseUrl }: Place): Endings & Pick<SharedEndings, 'close'> {
  let shared: SharedEndings | null = null
  const onEnded: SharedEndings['tell'] = (ending) => shared?.tell(ending)
  const ended = createEndedSessions({ now: Date.now, onEnded })
  const deleted = openEndedAccounts(dataDirectory, onEnded)
  if (databaseUrl !== null) {
    shared = shareEndings({
      url: databaseUrl,
      learn(ending) {
        ended.learn(ending)
        deleted.learn(ending)
      },
    })
  }
  const { loaded = Promise.resolve(), close = async () => undefined } = shared ?? {}
  return { ended, deleted, loaded, close }
}

/** The one memory of this process of what has ended. */
export function getEndings(): Endings {
  return processSingleton('auth.endings', () => openEndings(getEnvironment()))
}
