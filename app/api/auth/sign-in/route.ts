import { signInBodySchema } from '@/lib/api/auth-messages'
import { answerAuth } from '../answer-auth'

/** Signs in with e-mail and password. */
export function POST(request: Request): Promise<Response> {
  return answerAuth(request, {
    schema: signInBodySchema,
    call: ({ auth }, credentials) => auth.signIn({ kind: 'password', ...credentials }),
  })
}
