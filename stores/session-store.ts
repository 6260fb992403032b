import { createStore } from 'zustand/vanilla'
import type { Session, User } from '@/lib/domain/account'
import type { OrderDetails } from '@/lib/domain/order-fields'

export type SessionState = {
  /** Null: a visitor, or a user whose name is not known yet. */
  readonly user: User | null
  /** What the account says about deliveries. */
  readonly delivery: OrderDetails | null
  /** True while the service of accounts does not answer. */
  readonly isUnavailable: boolean
  /** Counts the changes: an answer that was asked for before one of them comes too late. */
  readonly changes: number
  readonly signIn: (session: Session) => void
  readonly signOut: () => void
  readonly miss: () => void
}

/** Who is shopping, as far as this page knows; the server decides anew on every request. */
export function createSessionStore() {
  return createStore<SessionState>()((set) => {
    const become = (who: Session | { user: null; delivery: null }) =>
      set(({ changes }) => ({ ...who, isUnavailable: false, changes: changes + 1 }))
    return {
      user: null,
      delivery: null,
      isUnavailable: false,
      changes: 0,
      signIn: become,
      signOut: () => become({ user: null, delivery: null }),
      miss: () => set({ isUnavailable: true }),
    }
  })
}
