import { forgetPresence } from '@/lib/accounts/cookie-jar'
import { success } from '@/lib/domain/result'
import { authReadRoute } from '../auth-route'

/** Returns `{ user, delivery }`, or `{ user: null }` for a visitor. */
export const GET = authReadRoute({
  limit: 'session',
  async call({ auth, jar }) {
    const session = await auth.findSession()
    if (!session.ok) return session
    if (session.value === null) forgetPresence(jar)
    return success(session.value ?? { user: null })
  },
})
