import { type AuthOutcome, enterBodySchema } from '@/lib/api/auth-messages'
import { failure, success } from '@/lib/domain/result'
import { authReadRoute, authRoute } from '../auth-route'

/** Confirms 'Entrar como …?': an unrequested link signs no user in without it. */
export const POST = authRoute({
  schema: enterBodySchema,
  async call({ links }, { isMine, ...answer }) {
    if (isMine) return links.enter(answer)
    links.decline()
    return success<AuthOutcome>({ kind: 'link-declined' })
  },
})

export const GET = authReadRoute({
  limit: 'session',
  async call({ links }) {
    const opened = links.findOpened()
    if (!opened) return failure({ kind: 'link-expired' })
    const { email, isNew, name } = opened
    return success<AuthOutcome>({ kind: 'link-named', email, isNew, name })
  },
})
