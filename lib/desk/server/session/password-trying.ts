import 'server-only'
import { isPassword } from '../../../server/password-hash.ts'
import { deskKeys } from '../desk-route.ts'
import { getSignInLimits, takeTry } from './sign-in-limits.ts'
import type { Trying } from './try-password.ts'
import { getPasswordTurns } from './turns.ts'

/** What passwords are tried with in this process. */
export function passwordTrying(): Trying {
  return {
    ...deskKeys(),
    takeTry: (guesser) => takeTry(getSignInLimits(), guesser),
    turns: getPasswordTurns(),
    verify: isPassword,
  }
}
