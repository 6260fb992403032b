import { z } from 'zod'
import { deskKeys, deskRoute } from '@/lib/desk/server/desk-route'
import { getChanges } from '@/lib/desk/server/orders/get-changes'
import { findSession } from '@/lib/desk/server/session/find-session'
import { problemResponse } from '@/lib/server/api/problem'

/** Seconds after which a desk that was sent away may try again; it asks by itself meanwhile. */
const retryAfterSeconds = 30

export const GET = deskRoute({
  from: 'own',
  schema: z.object({}),
  call({ request: { headers }, requestId, session, sessionHash }) {
    const changes = getChanges().listen({
      session: sessionHash,
      expiresAt: Date.parse(session.expiresAt),
      isSignedIn: async () => (await findSession(headers, deskKeys())) !== null,
    })
    if (typeof changes === 'string') return problemResponse(changes, { requestId, retryAfterSeconds })
    return new Response(changes, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  },
})
