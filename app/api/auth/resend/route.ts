import { resendBodySchema } from '@/lib/api/auth-messages'
import { answerAuth } from '../answer-auth'

/** Sends the link for a new account once more, and says nothing about who has one. */
export function POST(request: Request): Promise<Response> {
  return answerAuth(request, {
    schema: resendBodySchema,
    call: ({ links }, { email }) => links.resend(email),
  })
}
