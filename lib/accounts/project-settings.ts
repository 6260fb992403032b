import { z } from 'zod'
import { processSingleton } from '../server/process-singleton.ts'
import { createAuthTransport } from './auth-fetch.ts'

export type FoundSettings = { readonly isGoogleOn: boolean; readonly isAutoconfirmed: boolean }

export type ProjectSettings = {
  readonly find: () => Promise<FoundSettings | null>
  /** Requests the first sign-in step in place of the browser, before the browser leaves. */
  readonly tryFirstStep: (address: string) => Promise<'taken' | 'refused' | 'failed'>
}

type Options = {
  readonly url: string
  readonly publishableKey: string
  readonly fetch: typeof fetch
  readonly now: () => number
}

const settingsSchema = z.object({
  external: z.object({ google: z.boolean() }),
  mailer_autoconfirm: z.boolean().catch(false),
})

/** Milliseconds for which settings count as current. */
const freshMs = 300_000
/** Milliseconds before an unanswered request for settings is repeated. */
const restMs = 30_000
const firstStepTimeoutMs = 3000

export function createProjectSettings({ url, publishableKey, fetch, now }: Options): ProjectSettings {
  let known: FoundSettings | null = null
  let askAgainAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | null = null

  async function read(): Promise<void> {
    askAgainAt = now() + restMs
    try {
      const headers = { apikey: publishableKey }
      const answer = await createAuthTransport({ fetch }).fetch(`${url}/auth/v1/settings`, { headers })
      const parsed = settingsSchema.safeParse(answer.ok ? await answer.json() : null)
      if (!parsed.success) return
      const { external, mailer_autoconfirm: isAutoconfirmed } = parsed.data
      known = { isGoogleOn: external.google, isAutoconfirmed }
      askAgainAt = now() + freshMs
    } catch {
      // Keeps the known settings.
    }
  }

  return {
    async find() {
      if (now() >= askAgainAt) {
        running ??= read().finally(() => {
          running = null
        })
      }
      if (known === null && running) await running
      return known
    },
    async tryFirstStep(address) {
      try {
        const signal = AbortSignal.timeout(firstStepTimeoutMs)
        const answer = await fetch(address, { redirect: 'manual', cache: 'no-store', signal })
        await answer.body?.cancel()
        if (answer.status >= 300 && answer.status < 400) return 'taken'
        return answer.status === 400 ? 'refused' : 'failed'
      } catch {
        return 'failed'
      }
    },
  }
}

export function getProjectSettings(options: Omit<Options, 'now'>): ProjectSettings {
  return processSingleton(`auth.settings ${options.url}`, () =>
    createProjectSettings({ ...options, now: Date.now }),
  )
}
