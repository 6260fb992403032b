import { z } from 'zod'
import { isOnTheWay, takeGoogle, takeReturnPath } from '@/lib/accounts/flow-cookies'
import { openRequestAuth } from '@/lib/accounts/get-auth-service'
import type { AuthOutcome } from '@/lib/api/auth-messages'
import { accountPaths } from '@/lib/domain/public-paths'
import { apiRoute, queryOf } from '@/lib/server/api/api-route'
import { shopOrigin } from '@/lib/server/api/shop-origin'
import { getEnvironment } from '@/lib/server/environment/server'
import { log } from '@/lib/server/log'
import { withCookies } from '../../api/auth/auth-route'

const querySchema = z.object({ code: z.string().regex(/^[\w-]{8,200}$/) })

/** Handles returns from Google and default e-mail templates. The code needs this browser's verifier. */
export const GET = apiRoute({
  admission: { limit: 'auth', from: 'visit' },
  schema: querySchema,
  call: ({ request, input: { code } }) => comeBack(request, { code }),
  comingBack: {
    // Only a top-level return counts, no picture on another site (trust S18).
    isExpected: ({ url, headers }) =>
      querySchema.safeParse(queryOf(url)).success && isOnTheWay(openRequestAuth(headers).jar),
    refuse: (request, refusal) => comeBack(request, { refused: refusal?.kind ?? 'no-code' }),
  },
})

type Attempt = { readonly code: string } | { readonly refused: string }

async function comeBack(request: Request, attempt: Attempt): Promise<Response> {
  const opened = openRequestAuth(request.headers)
  const returnPath = takeReturnPath(opened.jar)
  const failed = takeGoogle(opened.jar) ? accountPaths.failedReturn : accountPaths.failedLink
  const outcome = 'code' in attempt ? await opened.auth.signIn({ kind: 'code', code: attempt.code }) : null
  if (!outcome?.ok) {
    log('info', 'auth.refused', { kind: 'refused' in attempt ? attempt.refused : outcome?.error.kind })
  }
  const path = outcome?.ok ? pathAfter(outcome.value, returnPath) : failed
  const location = new URL(path, shopOrigin(request.headers, getEnvironment())).href
  const headers = { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
  return withCookies(new Response(null, { status: 303, headers }), opened)
}

function pathAfter(outcome: AuthOutcome, returnPath: string): string {
  if (outcome.kind === 'link-named') return accountPaths.openedLink
  return outcome.kind === 'signed-in' && outcome.isRecovery ? accountPaths.newPassword : returnPath
}
