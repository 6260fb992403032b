import { newPasswordBodySchema } from '@/lib/api/auth-messages'
import { answerAuth } from '../answer-auth'

/** Sets another password, for whoever knows the current one or has just opened a link of ours. */
export function POST(request: Request): Promise<Response> {
  return answerAuth(request, {
    schema: newPasswordBodySchema,
    call: ({ auth }, passwords) => auth.changePassword(passwords),
  })
}
