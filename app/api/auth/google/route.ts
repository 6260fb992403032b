import { rememberGoogle, rememberReturnPath } from '@/lib/accounts/flow-cookies'
import { googleBodySchema } from '@/lib/api/auth-messages'
import { authRoute } from '../auth-route'

/** Starts a Google sign-in; remembers the page to return to. */
export const POST = authRoute({
  schema: googleBodySchema,
  async call({ auth, jar }, { returnPath }) {
    const outcome = await auth.continueWithGoogle()
    if (!outcome.ok) return outcome
    rememberGoogle(jar)
    rememberReturnPath(jar, returnPath)
    return outcome
  },
})
