import 'server-only'
import { getProcessEnvironment } from '../server/environment/environment.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { type DeletedAccounts, openDeletedAccounts } from './deleted-accounts.ts'
import { createRevokedSessions, type RevokedSessions } from './revoked-sessions.ts'
import { type SharedRevocations, shareRevocations } from './shared-revocations.ts'

export type Endings = {
  readonly ended: RevokedSessions
  readonly deleted: DeletedAccounts
  /** Resolves when the endings of other replicas are loaded or cannot be loaded now. */
  readonly loaded: Promise<void>
}

type Place = { readonly dataDirectory: string; readonly databaseUrl: string | null }

export function openRevocations({
  dataDirectory,
  databaseUrl,
}: Place): Endings & Pick<SharedRevocations, 'close'> {
  let shared: SharedRevocations | null = null
  const onRevoked: SharedRevocations['publish'] = (revocation) => shared?.publish(revocation)
  const ended = createRevokedSessions({ now: Date.now, onRevoked })
  const deleted = openDeletedAccounts(dataDirectory, onRevoked)
  if (databaseUrl !== null) {
    shared = shareRevocations({
      url: databaseUrl,
      learn(revocation) {
        ended.learn(revocation)
        deleted.learn(revocation)
      },
    })
  }
  const { loaded = Promise.resolve(), close = async () => undefined } = shared ?? {}
  return { ended, deleted, loaded, close }
}

export function getRevocations(): Endings {
  return processSingleton('auth.endings', () => openRevocations(getProcessEnvironment()))
}
