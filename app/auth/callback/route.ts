import { isOnTheWay } from '@/lib/accounts/flow-cookies'
import { openRequestAuth } from '@/lib/accounts/get-auth-service'
import { takeGoogle, takeReturnPath } from '@/lib/accounts/return-path'
import type { AuthOutcome } from '@/lib/api/auth-messages'
import { accountPaths } from '@/lib/domain/account-paths'
import { admit } from '@/lib/server/api/admit'
import { shopOrigin } from '@/lib/server/api/shop-origin'
import { getEnvironment } from '@/lib/server/environment/server'
import { log } from '@/lib/server/log'
import { withCookies } from '../../api/auth/answer-auth'

const codePattern = /^[\w-]{8,200}$/

/**
 * Where Google, and links of unchanged e-mail templates, come back to. The code is good only together with the
 * verifier that this browser keeps, and the browser is sent to pages of ours only.
 */
export async function GET(request: Request): Promise<Response> {
  const opened = openRequestAuth(request.headers)
  const returnPath = takeReturnPath(opened.jar)
  const isFromGoogle = takeGoogle(opened.jar)
  const code = new URL(request.url).searchParams.get('code') ?? ''
  // Only a browser that has left can come back: pictures on other sites that point here count for nobody (trust S18).
  const isExpected = codePattern.test(code) && isOnTheWay(opened.jar)
  const isTried = isExpected && (await admit(request, { limit: 'auth', from: 'visit' })) === null
  const outcome = isTried ? await opened.auth.signIn({ kind: 'code', code }) : null
  if (!outcome?.ok) log('info', 'auth.refused', { kind: outcome?.error.kind ?? 'no-code' })
  const failed = isFromGoogle ? accountPaths.failedReturn : accountPaths.failedLink
  const path = outcome?.ok ? pathAfter(outcome.value, returnPath) : failed
  const location = new URL(path, shopOrigin(request.headers, getEnvironment())).href
  const headers = { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
  return withCookies(new Response(null, { status: 303, headers }), opened)
}

function pathAfter(outcome: AuthOutcome, returnPath: string): string {
  if (outcome.kind === 'link-named') return accountPaths.openedLink
  return outcome.kind === 'signed-in' && outcome.isRecovery ? accountPaths.newPassword : returnPath
}
