import { enterBodySchema } from '@/lib/api/auth-messages'
import { failure, success } from '@/lib/domain/result'
import { answerAuth, answerAuthRead } from '../answer-auth'

/** The answer to 'Entrar como …?'; nobody is signed in by a link that was not asked for here without it. */
export function POST(request: Request): Promise<Response> {
  return answerAuth(request, {
    schema: enterBodySchema,
    async call({ links }, { isMine, ...answer }) {
      if (isMine) return links.enter(answer)
      links.decline()
      return success({ kind: 'link-declined' })
    },
  })
}

/** Whose link waits for that answer in this browser. */
export function GET(request: Request): Promise<Response> {
  return answerAuthRead(request, {
    limit: 'session',
    async call({ links }) {
      const opened = links.findOpened()
      if (!opened) return failure({ kind: 'link-expired' })
      const { email, isNew, name } = opened
      return success({ kind: 'link-named', email, isNew, name })
    },
  })
}
