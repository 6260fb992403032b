import { deviceStorage, openStoredText } from '@/stores/stored-value'
import { useSession } from '@/stores/storefront-provider'

/** Holds what `adopt-account-data.ts` keeps. Here, so that its presence can be seen without that one. */
export const filledKey = 'mercado-local-filled'

// Must be the name that lib/accounts/cookie-jar.ts gives; a test compares them.
const presence = /(?:^|; )mercado-session=1/

type AccountState = 'visitor' | 'loading' | 'unavailable' | 'signed-in'

/** A cookie without content says that a user is signed in: worth asking who. */
export function hasSessionSign(): boolean {
  return presence.test(document.cookie)
}

/** An account has left something on this device, which goes with it. */
export function isDeviceFilled(): boolean {
  return openStoredText(deviceStorage, filledKey).read() !== null
}

/** For parts that only the browser draws: there the cookie without content can be read at once. */
export function useAccountState(): AccountState {
  const isSignedIn = useSession((state) => state.user !== null)
  const isUnavailable = useSession((state) => state.isUnavailable)
  const isKnown = useSession((state) => state.changes > 0)
  if (isSignedIn) return 'signed-in'
  if (isUnavailable) return 'unavailable'
  return !isKnown && hasSessionSign() ? 'loading' : 'visitor'
}
