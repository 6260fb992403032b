import { subscriptionsContract } from '../../../server/database/push-table.contract.ts'
import type { DeskStore } from './desk-store.ts'

export type DeskStoreSubject = {
  readonly store: DeskStore
  readonly passMilliseconds: (count: number) => void
}

/** Browsers that are notified of new orders, in whatever database. */
export function deskSubscriptionsContract(
  name: string,
  open: (start: number) => Promise<DeskStoreSubject>,
): void {
  subscriptionsContract(`the desk of ${name}`, async () => {
    const start = Date.UTC(2026, 0, 2)
    const { store, passMilliseconds } = await open(start)
    const expiresAt = new Date(start + 30 * 86_400_000).toISOString()
    const session = { user: 'ana', credential: 'c', client: '198.51.100.1', deviceHash: 'd', expiresAt }
    async function keysOf(count: number): Promise<readonly string[]> {
      const keys = Array.from({ length: count }, (_, index) => `token-${index}`)
      for (const tokenHash of keys)
        if (!(await store.findSession(tokenHash))) await store.createSession({ ...session, tokenHash })
      return keys
    }
    return { subscriptions: store, keysOf, passMilliseconds }
  })
}
