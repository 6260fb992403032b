import { signOutBodySchema } from '@/lib/api/auth-messages'
import { answerAuth } from '../answer-auth'

/** Signs out here, or everywhere. */
export function POST(request: Request): Promise<Response> {
  return answerAuth(request, {
    schema: signOutBodySchema,
    limit: 'profile',
    call: ({ auth }, { scope }) => auth.signOut(scope),
  })
}
