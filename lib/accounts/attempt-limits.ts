import { createHash, randomBytes } from 'node:crypto'
import { setBounded } from '../server/bounded-memory.ts'
import type { AccountLimits } from './account-limits.ts'

/** Things that were seen in this process, by a salted hash: none of them is kept. */
export type SeenKeys = {
  readonly add: (...parts: readonly string[]) => void
  readonly has: (...parts: readonly string[]) => boolean
}

/** Remembers so many; the one longest not seen goes first. */
export function createSeenKeys(maximum: number): SeenKeys {
  const salt = randomBytes(16).toString('hex')
  const seen = new Map<string, true>()
  const hashOf = (parts: readonly string[]) =>
    createHash('sha256')
      .update([salt, ...parts].join('\n'))
      .digest('base64')
  return {
    add: (...parts) => setBounded(seen, hashOf(parts), true, maximum),
    has: (...parts) => seen.has(hashOf(parts)),
  }
}

/** Who tries a password. */
export type Guesser = {
  /** The address it is counted for; see `client-address.ts`. */
  readonly client: string
  /** Of the whole site behind it. */
  readonly network: string
  /** True: the session in the cookies, ended or not, is of the same account. */
  readonly isOwnDevice: boolean
}

type Options = {
  readonly limits: AccountLimits
  /** Client and e-mail address of those who got in. */
  readonly known: SeenKeys
  /** True: the service counts by shopper, so that no client uses up the others' share. */
  readonly isForwarded: boolean
}

/** Counts wrong passwords: by client, by site, by account and altogether (trust S22). A stranger locks no user's own device out. */
export function createPasswordAttempts({ limits, known, isForwarded }: Options) {
  const isKnown = (email: string, { client, isOwnDevice }: Guesser) => isOwnDevice || known.has(client, email)

  return {
    /** Seconds until this one may try again, null: now. */
    async waitFor(email: string, guesser: Guesser): Promise<number | null> {
      const hasGuessed = (await limits.look('guess-once', guesser.client)) !== null
      const found = await Promise.all([
        limits.look('guess-client', guesser.client),
        limits.look('guess-network', guesser.network),
        isKnown(email, guesser) ? null : limits.look('guess-account', email),
        hasGuessed ? limits.look('guess-shop', 'all') : null,
      ])
      const waits = found.filter((seconds) => seconds !== null)
      return waits.length > 0 ? Math.max(...waits) : null
    },
    async countWrong(email: string, guesser: Guesser): Promise<void> {
      await limits.take('guess-once', guesser.client)
      await limits.take('guess-client', guesser.client)
      await limits.take('guess-network', guesser.network)
      if (!isKnown(email, guesser)) await limits.take('guess-account', email)
      if (!isForwarded) await limits.take('guess-shop', 'all')
    },
    countRight(email: string, { client }: Guesser): void {
      known.add(client, email)
    },
  }
}

export type PasswordAttempts = ReturnType<typeof createPasswordAttempts>

/**
 * Counts the tokens that only the service itself can tell from made-up ones, in a project that signs with a shared secret
 * (trust S24). What it has refused counts against its sender; beyond what all may send together those wait who have
 * sent some, and the rest is kept for people whom this process has not seen since it started.
 */
export function createUnverifiedTokenLimits(
  limits: AccountLimits,
  { client, network }: Pick<Guesser, 'client' | 'network'>,
) {
  return {
    /** Seconds until the service may be asked about another one, null: now. Counts the question. */
    async waitFor(): Promise<number | null> {
      const hasForged = (await limits.look('forgery-once', client)) !== null
      const found = await Promise.all([
        limits.look('forgery-client', client),
        limits.look('forgery-network', network),
        hasForged ? limits.look('forgery-shop', 'all') : null,
      ])
      const waits = found.filter((seconds) => seconds !== null)
      return waits.length > 0 ? Math.max(...waits) : limits.take('unseen-client', client)
    },
    async countRefused(): Promise<void> {
      await limits.take('forgery-once', client)
      await limits.take('forgery-client', client)
      await limits.take('forgery-network', network)
      await limits.take('forgery-shop', 'all')
    },
  }
}

export type UnverifiedTokenLimits = ReturnType<typeof createUnverifiedTokenLimits>
