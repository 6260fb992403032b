import { recoverBodySchema } from '@/lib/api/auth-messages'
import { answerAuth } from '../answer-auth'

/** Sends a link for a new password, and says nothing about who has an account. */
export function POST(request: Request): Promise<Response> {
  return answerAuth(request, {
    schema: recoverBodySchema,
    call: ({ auth }, { email }) => auth.recover(email),
  })
}
