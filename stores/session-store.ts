import { createStore } from 'zustand/vanilla'
import type { Session, User } from '@/lib/domain/account'
import type { OrderDetails } from '@/lib/domain/order-fields'

export type SessionState = {
  /** Null for a visitor, or a user not loaded yet. */
  readonly user: User | null
  readonly delivery: OrderDetails | null
  readonly isUnavailable: boolean
  /** Counts changes, so that older answers can be dropped. */
  readonly changes: number
  readonly signIn: (session: Session) => void
  readonly signOut: () => void
  readonly miss: () => void
}

/** Local view of the session; the server checks every request. */
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
