import { deviceStorage, openStoredText } from '@/stores/stored-value'
import { filledKey } from './filled-key'

// Must be the name that lib/accounts/cookie-jar.ts gives; a test compares them.
const presence = /(?:^|; )mercado-session=1/

/** A cookie without content says that a user is signed in: worth asking who. */
export function hasSessionSign(): boolean {
  return presence.test(document.cookie)
}

/** An account has left something on this device, which goes with it. */
export function isDeviceFilled(): boolean {
  return openStoredText(deviceStorage, filledKey).read() !== null
}
