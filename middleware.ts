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
 * Gates the desk, and renews expiring sessions before routes see them. Lets everything through: routes verify
 * users themselves. Public cached pages do not pass here.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  if (isDeskPath(pathname)) return openDesk(request)
  if (pathname === publicPaths.writtenList) return answerList(request)
  // Excess and foreign calls pass unrenewed; their route answers.
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

/** Sets the desk's own policy on all its answers. A disabled desk looks like any unknown address. */
async function openDesk(request: NextRequest): Promise<NextResponse> {
  // Unknown while the database is away; the document reveals nothing.
  const isOn = await isDeskOn().catch(() => true)
  if (!isOn) return NextResponse.rewrite(new URL('/nada-aqui', request.url))
  const response = NextResponse.next()
  response.headers.set('content-security-policy', deskPolicy)
  response.headers.set('referrer-policy', 'no-referrer')
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  if (!isDeskFile(request.nextUrl.pathname)) response.headers.set('cache-control', 'private, no-store')
  return response
}

/** Serves a cached page on GET and the form on POST, at one address. */
function answerList(request: NextRequest): NextResponse {
  if (request.method !== 'POST') return NextResponse.next()
  const response = NextResponse.rewrite(new URL(`${publicPaths.writtenList}/resposta`, request.url))
  response.headers.set('content-security-policy', filesPolicy(refusalStyle))
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

export const config = {
  // The edge bundle would pull in the page cache, which needs node:crypto.
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
