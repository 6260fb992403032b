import { deviceStorage, openStoredText } from '@/stores/stored-value'
import { useSession } from '@/stores/storefront-provider'

/** Key of `adopt-account-data.ts`, here so that checking it loads nothing more. */
export const filledKey = 'mercado-local-filled'

// Equals the name in lib/accounts/cookie-jar.ts; a test compares them.
const presence = /(?:^|; )mercado-session=1/

/** Checks the content-free hint cookie of a session. */
export function hasSessionSign(): boolean {
  return presence.test(document.cookie)
}

/** Detects leftover account data. */
export function isDeviceFilled(): boolean {
  return openStoredText(deviceStorage, filledKey).read() !== null
}

/** Reads the hint cookie; for client-only parts. */
export function useAccountState() {
  const { user, isUnavailable, changes } = useSession((state) => state)
  if (user) return 'signed-in'
  if (isUnavailable) return 'unavailable'
  return changes === 0 && hasSessionSign() ? 'loading' : 'visitor'
}
