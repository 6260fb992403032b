import { z } from 'zod'
import { processSingleton } from '../server/process-singleton.ts'
import { createAuthTransport } from './auth-fetch.ts'

/** What is on in the project. */
export type FoundSettings = { readonly isGoogleOn: boolean; readonly isAutoconfirmed: boolean }

export type ProjectSettings = {
  /** As last answered; null before the first answer. */
  readonly find: () => Promise<FoundSettings | null>
  /** What the service does with a browser at this address: asked in its place, before it leaves. */
  readonly tryFirstStep: (address: string) => Promise<'taken' | 'refused' | 'failed'>
}

type Options = {
  /** Of the project, without a trailing slash. */
  readonly url: string
  readonly publishableKey: string
  readonly fetch: typeof fetch
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const settingsSchema = z.object({
  external: z.object({ google: z.boolean() }),
  mailer_autoconfirm: z.boolean().catch(false),
})

/** Milliseconds that settings are taken for the current ones: an operator changes them once in a while. */
const freshMs = 300_000
/** Milliseconds until a service that did not tell them is asked again. */
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
      // What was known stays.
    }
  }

  return {
    async find() {
      if (now() >= askAgainAt) {
        running ??= read().finally(() => {
          running = null
        })
      }
      // A known answer is used at once, even one from a while ago.
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

/** The one memory of this process about a project. */
export function getProjectSettings(options: Omit<Options, 'now'>): ProjectSettings {
  return processSingleton(`auth.settings ${options.url}`, () =>
    createProjectSettings({ ...options, now: Date.now }),
  )
}
