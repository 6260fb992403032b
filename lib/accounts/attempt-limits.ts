import { createHash, randomBytes } from 'node:crypto'
import { setBounded } from '../server/bounded-memory.ts'
import type { AccountLimits } from './account-limits.ts'

/** Keys seen by this process, stored only as salted hashes. */
export type SeenKeys = {
  readonly add: (...parts: readonly string[]) => void
  readonly has: (...parts: readonly string[]) => boolean
}

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

export type Guesser = {
  readonly client: string
  readonly network: string
  /** True when the session cookie, even an expired one, belongs to the same account. */
  readonly isOwnDevice: boolean
}

type Options = {
  readonly limits: AccountLimits
  readonly known: SeenKeys
  readonly isForwarded: boolean
}

/** Counts wrong passwords (trust S22); a stranger cannot lock out a user's own device. */
export function createPasswordAttempts({ limits, known, isForwarded }: Options) {
  const isKnown = (email: string, { client, isOwnDevice }: Guesser) => isOwnDevice || known.has(client, email)

  return {
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

/** Limits checks of tokens that only the service can verify (trust S24); refusals count for the sender. */
export function createUnverifiedTokenLimits(
  limits: AccountLimits,
  { client, network }: Pick<Guesser, 'client' | 'network'>,
) {
  return {
    /** Seconds until the next check, null for now; counts the check. */
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
