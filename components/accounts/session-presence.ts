import { deviceStorage, openStoredText } from '@/stores/stored-value'
import { useSession } from '@/stores/storefront-provider'

/** Key of `adopt-account-data.ts`, here so that checking it loads nothing more. */
export const filledKey = 'mercado-local-filled'

// Equals the name in lib/accounts/cookie-jar.ts; a test compares them.
const presence = /(?:^|; )mercado-session=1/

type AccountState = 'visitor' | 'loading' | 'unavailable' | 'signed-in'

/** Checks the content-free hint cookie of a session. */
export function hasSessionSign(): boolean {
  return presence.test(document.cookie)
}

/** Detects leftover account data. */
export function isDeviceFilled(): boolean {
  return openStoredText(deviceStorage, filledKey).read() !== null
}

/** Reads the hint cookie; for client-only parts. */
export function useAccountState(): AccountState {
  const isSignedIn = useSession((state) => state.user !== null)
  const isUnavailable = useSession((state) => state.isUnavailable)
  const isKnown = useSession((state) => state.changes > 0)
  if (isSignedIn) return 'signed-in'
  if (isUnavailable) return 'unavailable'
  return !isKnown && hasSessionSign() ? 'loading' : 'visitor'
}
