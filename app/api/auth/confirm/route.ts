import { confirmBodySchema } from '@/lib/api/auth-messages'
import { answerAuth } from '../answer-auth'

/** Opens the session of a link in an e-mail. */
export function POST(request: Request): Promise<Response> {
  return answerAuth(request, {
    schema: confirmBodySchema,
    call: ({ auth }, link) => auth.signIn({ kind: 'link', ...link }),
  })
}
