import { deskSignOutSchema } from '@/lib/desk/api/sign-in'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { readTokens, setCookie, tokenHashOf } from '@/lib/desk/server/session/session-cookies'
import { getDeskStore } from '@/lib/desk/server/store/get-desk-store'
import { jsonResponse } from '@/lib/server/api/problem'

export const POST = deskRoute({
  from: 'own-json',
  schema: deskSignOutSchema,
  async call({ request, origin, input, session, sessionHash, record }) {
    // This device stays known: guessing strangers cannot lock the user out (trust S53).
    if (input.all) await getDeskStore().endSessions(session.user, sessionHash)
    // Ends every session sent along.
    for (const token of readTokens(request.headers, 'session')) {
      await getDeskStore().endSession(tokenHashOf(token))
    }
    await record(input.all ? 'sessions-ended' : 'signed-out')
    const response = jsonResponse({})
    setCookie(response, { name: 'session', token: '', maxAgeSeconds: 0 }, origin)
    return response
  },
})
