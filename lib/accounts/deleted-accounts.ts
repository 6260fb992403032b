import fs from 'node:fs'
import path from 'node:path'
import { log } from '../server/log.ts'
import { type Revocation, revocationKey } from './revoked-sessions.ts'

export type DeletedAccounts = {
  readonly add: (accountId: string) => void
  readonly has: (accountId: string) => boolean
}

export type Learn = { readonly learn: (revocation: Revocation) => void }

const fileName = 'deleted-accounts'

/** Stores one hash a line, which reveals no id; a file that cannot be used costs only its entries. */
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
