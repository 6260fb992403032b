import { googleBodySchema } from '@/lib/auth/contract'
import { answerAuth } from '../answer-auth'

/** Says where the browser goes on with a Google account. */
export function POST(request: Request): Promise<Response> {
  return answerAuth(request, {
    schema: googleBodySchema,
    call: (service) => service.continueWithGoogle(),
  })
}
