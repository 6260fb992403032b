import { z } from 'zod'
import { deskSignInSchema } from '@/lib/desk/api/sign-in'
import { deskKeys, deskRoute, signInRoute } from '@/lib/desk/server/desk-route'
import { findDevice } from '@/lib/desk/server/session/find-session'
import { passwordCheck } from '@/lib/desk/server/session/refuse-without-password'
import { readTokens, setCookie } from '@/lib/desk/server/session/session-cookies'
import { sessionSeconds, signIn } from '@/lib/desk/server/session/sign-in'
import { deviceDays } from '@/lib/desk/server/store/desk-store'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'

export const GET = deskRoute({
  from: 'own',
  schema: z.unknown(),
  call: ({ session }) => jsonResponse(session),
})

/** Signs in with a password or a one-time pass. */
export const POST = signInRoute({
  from: 'own-json',
  schema: deskSignInSchema,
  async call({ request: { headers }, requestId, origin, input, client, recordOf }) {
    const signedIn = await signIn(
      {
        ...input,
        client,
        deviceToken: await findDevice(headers, deskKeys()),
        oldTokens: readTokens(headers, 'session'),
      },
      { ...passwordCheck(), now: Date.now },
    )
    if (!signedIn.ok) {
      const { error } = signedIn
      if (error.kind !== 'desk-wrong-password') return problemResponse(error.kind, { requestId, ...error })
      // An unknown name may be a password in the wrong field.
      await recordOf(error.isUser ? input.user : null)('sign-in-refused')
      return problemResponse(error.kind, { requestId })
    }
    const { session, token, deviceToken, isByPass } = signedIn.value
    await recordOf(session.user)(isByPass ? 'signed-in-by-pass' : 'signed-in')
    const response = jsonResponse(session)
    setCookie(response, { name: 'session', token, maxAgeSeconds: sessionSeconds }, origin)
    setCookie(response, { name: 'device', token: deviceToken, maxAgeSeconds: deviceDays * 86_400 }, origin)
    return response
  },
})
