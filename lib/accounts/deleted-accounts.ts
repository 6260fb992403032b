import fs from 'node:fs'
import path from 'node:path'
import { log } from '../server/log.ts'
import { type Revocation, revocationKey } from './revoked-sessions.ts'

/** Accounts that were deleted here for good. Their sessions can still be verified for a while; nothing is written for them. */
export type DeletedAccounts = {
  readonly add: (accountId: string) => void
  readonly has: (accountId: string) => boolean
}

/** Takes in what another replica has ended. */
export type Learn = { readonly learn: (revocation: Revocation) => void }

const fileName = 'deleted-accounts'

/**
 * Kept in a file, so that a restart forgets none: one hash a line, which reveals no id. A file that cannot be
 * read or written costs what it holds and nothing else. `onRevoked` is called with every account that is deleted here.
 */
export function openDeletedAccounts(
  folder: string,
  onRevoked: (revocation: Revocation) => void = () => undefined,
): DeletedAccounts & Learn {
  const file = path.join(folder, fileName)

  function read(): Set<string> {
    try {
      return new Set(fs.readFileSync(file, 'utf8').split('\n'))
    } catch {
      return new Set()
    }
  }

  const ended = read()

  function keep(key: string): void {
    if (ended.has(key)) return
    ended.add(key)
    try {
      fs.mkdirSync(folder, { recursive: true })
      fs.appendFileSync(file, `${key}\n`, { mode: 0o600 })
    } catch (error) {
      log('error', 'account.deletion-not-kept', { code: (error as NodeJS.ErrnoException).code })
    }
  }

  return {
    add(accountId) {
      const key = revocationKey(accountId)
      keep(key)
      onRevoked({ kind: 'account', key, seconds: Math.floor(Date.now() / 1000) })
    },
    has: (accountId) => ended.has(revocationKey(accountId)),
    learn({ kind, key }) {
      if (kind === 'account') keep(key)
    },
  }
}
