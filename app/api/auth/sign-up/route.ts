import { signUpBodySchema } from '@/lib/api/auth-messages'
import { answerAuth } from '../answer-auth'

/** Creates an account with name, e-mail and password. */
export function POST(request: Request): Promise<Response> {
  return answerAuth(request, {
    schema: signUpBodySchema,
    call: ({ auth }, account) => auth.signUp(account),
  })
}
