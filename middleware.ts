import { type NextRequest, NextResponse } from 'next/server'
import { openRequestAuth } from '@/lib/accounts/get-auth-service'
import { deskPolicy } from '@/lib/desk/server/desk-document'
import { isDeskOn } from '@/lib/desk/server/session/desk-switch'
import { isDeskFile, isDeskPath } from '@/lib/domain/desk-paths'
import { publicPaths } from '@/lib/domain/public-paths'
import { admit } from '@/lib/server/api/admit'
import { filesPolicy } from '@/lib/server/content-security-policy'
import { refusalStyle } from '@/lib/server/traffic/refusal'

/**
 * Says whether there is a desk; else renews a session that is about to end, before a route that needs one sees the
 * request. It lets everything through: user and permissions are verified by the routes themselves. Public
 * pages are whole cached pages and do not come here.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  if (isDeskPath(pathname)) return openDesk(request)
  if (pathname === publicPaths.writtenList) return answerList(request)
  // What is too much, or sent by strangers, goes on unrenewed: the route behind it answers for itself.
  if (await admit(request, { limit: 'renewal', from: 'own' })) return NextResponse.next()
  const { jar, renew } = openRequestAuth(request.headers)
  await renew()
  const changes = jar.changes()
  if (changes.length === 0) return NextResponse.next()
  const headers = new Headers(request.headers)
  headers.set('cookie', jar.header())
  const response = NextResponse.next({ request: { headers } })
  for (const change of changes) response.headers.append('set-cookie', change)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/**
 * The market's desk has a policy of its own, on its 404 and its files too. While it is off nothing says that there could
 * be one: the answer is that of any address that leads nowhere.
 */
async function openDesk(request: NextRequest): Promise<NextResponse> {
  // Unknown while its database is away, and the document says so without holding anything.
  const isOn = await isDeskOn().catch(() => true)
  if (!isOn) return NextResponse.rewrite(new URL('/nada-aqui', request.url))
  const response = NextResponse.next()
  response.headers.set('content-security-policy', deskPolicy)
  response.headers.set('referrer-policy', 'no-referrer')
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  if (!isDeskFile(request.nextUrl.pathname)) response.headers.set('cache-control', 'private, no-store')
  return response
}

/** One address has a page, which is kept, and takes the form on it. */
function answerList(request: NextRequest): NextResponse {
  if (request.method !== 'POST') return NextResponse.next()
  const response = NextResponse.rewrite(new URL(`${publicPaths.writtenList}/resposta`, request.url))
  response.headers.set('content-security-policy', filesPolicy(refusalStyle))
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

export const config = {
  // The edge bundle would pull the page cache in, which needs node:crypto.
  runtime: 'nodejs',
  matcher: [
    '/api/auth/session',
    '/api/auth/new-password',
    '/api/auth/sign-out',
    '/api/profile/:path*',
    '/api/orders/mine',
    '/painel/:path*',
    '/lista',
  ],
}
