import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { log } from '../server/log.ts'

/** Accounts that were deleted here for good. Their sessions can still be verified for a while; nothing is written for them. */
export type EndedAccounts = {
  readonly add: (accountId: string) => void
  readonly has: (accountId: string) => boolean
}

const fileName = 'deleted-accounts'

/**
 * Kept in a file, so that a restart forgets none: one hash a line, from which nobody learns an id. A file that cannot be
 * read or written costs what it holds and nothing else.
 */
export function openEndedAccounts(folder: string): EndedAccounts {
  const file = path.join(folder, fileName)
  const hashOf = (accountId: string) => createHash('sha256').update(accountId).digest('base64url')

  function read(): Set<string> {
    try {
      return new Set(fs.readFileSync(file, 'utf8').split('\n'))
    } catch {
      return new Set()
    }
  }

  const ended = read()
  return {
    add(accountId) {
      const hash = hashOf(accountId)
      ended.add(hash)
      try {
        fs.mkdirSync(folder, { recursive: true })
        fs.appendFileSync(file, `${hash}\n`, { mode: 0o600 })
      } catch (error) {
        log('error', 'account.deletion-not-kept', { code: (error as NodeJS.ErrnoException).code })
      }
    },
    has: (accountId) => ended.has(hashOf(accountId)),
  }
}
