import type { AccountLimits } from './account-limits.ts'
import type { Guesser } from './password-attempts.ts'

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
