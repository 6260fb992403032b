import { processSingleton } from '../server/process-singleton.ts'
import { createAuthTransport } from './auth-fetch.ts'
import { importKeys, type SigningKey } from './import-keys.ts'

type FoundKey =
  | { readonly kind: 'found'; readonly key: NonNullable<SigningKey> }
  /** The project had no such key when it was last asked, at `since` (milliseconds). */
  | { readonly kind: 'none'; readonly since: number }
  /** The service has never sent its keys to this process, and does not now. */
  | { readonly kind: 'unavailable' }

export type SigningKeys = {
  readonly find: (keyId: string) => Promise<FoundKey>
  /** False: the project signs with a secret, and has no public key. Null: not known. */
  readonly hasAny: () => Promise<boolean | null>
  /** The service has just signed something: where its keys are not known yet, they are asked for. */
  readonly learn: () => void
}

type Options = {
  /** Of the project, without a trailing slash. */
  readonly url: string
  readonly fetch: typeof fetch
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Milliseconds that keys are taken for the current ones; the service says the same in Cache-Control. */
const freshMs = 600_000
/** Milliseconds between two questions: an unknown key id is anybody's word. */
const pauseMs = 60_000
/** Milliseconds until a service that has never sent its keys is asked again. */
const restMs = 200

/**
 * The public keys of a project, imported as they are read. They are asked for once; known ones are good through any outage
 * and any odd answer, and an unknown id leads to one question a minute, however many tokens name it.
 */
export function createSigningKeys({ url, fetch, now }: Options): SigningKeys {
  let keys: ReadonlyMap<string, SigningKey> | null = null
  let emptySince: number | null = null
  let readAt = Number.NEGATIVE_INFINITY
  let askedAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | null = null

  async function read(): Promise<void> {
    askedAt = now()
    try {
      const answer = await createAuthTransport({ fetch }).fetch(`${url}/auth/v1/.well-known/jwks.json`)
      if (!answer.ok) return
      const imported = await importKeys(await answer.json())
      if (!imported) return
      emptySince = imported.size > 0 ? null : (emptySince ?? askedAt)
      // A project that has gone over to a secret says so for longer than one that stumbles.
      if (keys?.size && emptySince !== null && now() - emptySince < freshMs) return
      keys = imported
      readAt = askedAt
    } catch {
      // What was known stays.
    }
  }

  /** One request at a time; one that hangs does not block the next. */
  function ask(): Promise<void> {
    if (running && now() - askedAt < restMs) return running
    const asked = read().finally(() => {
      if (running === asked) running = null
    })
    running = asked
    return asked
  }

  const isRested = () => now() - askedAt >= (keys ? pauseMs : restMs)

  return {
    async hasAny() {
      if (!keys?.size && (running || isRested())) await ask()
      return keys && keys.size > 0
    },
    learn() {
      if (!keys) void ask()
    },
    async find(keyId) {
      const known = keys?.get(keyId)
      if (known) {
        if (now() - readAt > freshMs && isRested()) void ask()
        return { kind: 'found', key: known }
      }
      if (running || isRested()) await ask()
      const found = keys?.get(keyId)
      if (found) return { kind: 'found', key: found }
      return keys ? { kind: 'none', since: readAt } : { kind: 'unavailable' }
    },
  }
}

/** The one set of keys of this process for a project. */
export function getSigningKeys(url: string, fetch: typeof globalThis.fetch): SigningKeys {
  return processSingleton(`auth.keys ${url}`, () => createSigningKeys({ url, fetch, now: Date.now }))
}
