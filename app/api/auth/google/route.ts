import { rememberGoogle, rememberReturnPath } from '@/lib/accounts/return-path'
import { googleBodySchema } from '@/lib/api/auth-messages'
import { answerAuth } from '../answer-auth'

/** Says where the browser goes on with a Google account, and remembers the page to come back to. */
export function POST(request: Request): Promise<Response> {
  return answerAuth(request, {
    schema: googleBodySchema,
    async call({ auth, jar }, { returnPath }) {
      const outcome = await auth.continueWithGoogle()
      if (!outcome.ok) return outcome
      rememberGoogle(jar)
      rememberReturnPath(jar, returnPath)
      return outcome
    },
  })
}
