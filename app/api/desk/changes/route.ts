import { z } from 'zod'
import { deskKeys, deskRoute } from '@/lib/desk/server/desk-route'
import { createChanges } from '@/lib/desk/server/orders/changes'
import { findSession } from '@/lib/desk/server/session/find-session'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { problemResponse } from '@/lib/server/api/problem'
import { processSingleton } from '@/lib/server/process-singleton'

/** Shares one journal subscription among all listeners. */
const changes = processSingleton('desk.changes', () =>
  createChanges({ readRevision: () => getOrderJournal().revision() }),
)

/** Seconds before a refused desk may retry; it polls meanwhile. */
const retryAfterSeconds = 30

export const GET = deskRoute({
  from: 'own',
  schema: z.object({}),
  call({ request: { headers }, requestId, session, sessionHash }) {
    const stream = changes.listen({
      session: sessionHash,
      expiresAt: Date.parse(session.expiresAt),
      isSignedIn: async () => (await findSession(headers, deskKeys())) !== null,
    })
    if (typeof stream === 'string') return problemResponse(stream, { requestId, retryAfterSeconds })
    return new Response(stream, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  },
})
