import { createStore } from 'zustand/vanilla'
import type { User } from '@/lib/domain/user'

export type SessionState = {
  /** Null: a visitor. */
  readonly user: User | null
  readonly signIn: (user: User) => void
  readonly signOut: () => void
}

/** Who is shopping, as far as this page knows; the server decides anew on every request. */
export function createSessionStore() {
  return createStore<SessionState>()((set) => ({
    user: null,
    signIn: (user) => set({ user }),
    signOut: () => set({ user: null }),
  }))
}
