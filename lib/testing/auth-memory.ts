import { accountLimits } from '../accounts/account-limits.ts'
import { createMailState } from '../accounts/mail-state.ts'
import type { AuthMemory } from '../accounts/open-supabase.ts'
import { createProjectSettings } from '../accounts/project-settings.ts'
import { createResponseTiming } from '../accounts/response-timing.ts'
import { createRevokedSessions } from '../accounts/revoked-sessions.ts'
import { createSeenKeys } from '../accounts/seen-keys.ts'
import { createSigningKeys } from '../accounts/signing-keys.ts'
import { createCounters } from '../server/api/counters.ts'
import { testKeys } from './auth-server/serve-auth-server.ts'

type Options = {
  /** Of the service. */
  readonly url: string
  /** Multiplies the limits. */
  readonly scale?: number
  readonly now?: () => number
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** What a process that has just started knows of a service, with answers that wait less than the real ones. */
export function newAuthMemory({ url, scale = 100, now = Date.now }: Options): AuthMemory {
  const deleted = new Set<string>()
  const { publishableKey } = testKeys
  return {
    keys: createSigningKeys({ url, fetch: globalThis.fetch, now }),
    settings: createProjectSettings({ url, publishableKey, fetch: globalThis.fetch, now }),
    ended: createRevokedSessions({ now }),
    deleted: { add: (id) => deleted.add(id), has: (id) => deleted.has(id) },
    confirmed: createSeenKeys(100),
    known: createSeenKeys(100),
    limits: createCounters({ limits: accountLimits, scale, salt: 'x' }),
    mailState: createMailState(now),
    pace: createResponseTiming({ momentMs: 400, stepMs: 40, now, random: () => 0, sleep }),
  }
}
