'use client'

import { useSession } from '@/stores/storefront-provider'
import { hasSessionSign } from './session-presence'

export type AccountState = 'visitor' | 'loading' | 'unavailable' | 'signed-in'

/** For parts that only the browser draws: there the cookie without content can be read at once. */
export function useAccountState(): AccountState {
  const isSignedIn = useSession((state) => state.user !== null)
  const isUnavailable = useSession((state) => state.isUnavailable)
  const isKnown = useSession((state) => state.changes > 0)
  if (isSignedIn) return 'signed-in'
  if (isUnavailable) return 'unavailable'
  return !isKnown && hasSessionSign() ? 'loading' : 'visitor'
}
