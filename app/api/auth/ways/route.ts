import { success } from '@/lib/domain/result'
import { answerAuthRead } from '../answer-auth'

/** Which ways in there are beside e-mail and password: `{ google }`, true where that is not known. */
export function GET(request: Request): Promise<Response> {
  return answerAuthRead(request, {
    limit: 'session',
    call: async ({ isGoogleOff }) => success({ google: !(await isGoogleOff()) }),
  })
}
