import type { CheckoutSession, PaymentMethod, ShortLine } from './checkouts.ts'
import { standInNotFoundPage, standInPage, standInPolicy } from './mock-payment-page.ts'
import type { Sessions } from './reconnecting-store.ts'

function page(options: { status: number; html: string; session: CheckoutSession | null }): Response {
  return new Response(options.html, {
    status: options.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': standInPolicy(options.session),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}

function shownAgain(session: CheckoutSession, shortLines: readonly ShortLine[] = []): Response {
  return page({ status: 409, html: standInPage(session, shortLines), session })
}

function leaveTo(address: string): Response {
  return new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } })
}

async function methodOf(request: Request): Promise<PaymentMethod> {
  // No more than the two short forms of the page; a longer body is not read at all.
  if (Number(request.headers.get('content-length') ?? 1e9) > 1000) return 'card'
  return new URLSearchParams(await request.text()).get('method') === 'pix' ? 'pix' : 'card'
}

/** The stand-in page of a checkout and its two forms; null for an address that is none of them. */
export async function answerStandIn(request: Request, sessions: Sessions): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const match = /^\/hosted-checkout\/([A-Za-z0-9_-]{1,100})(?:\/(pagar|cancelar))?$/.exec(pathname)
  const [, id, action] = match ?? []
  if (id === undefined) return null
  const session = await sessions.findCheckout(id)
  if (!session) return page({ status: 404, html: standInNotFoundPage(), session })
  if (action === undefined) {
    return request.method === 'GET' ? page({ status: 200, html: standInPage(session), session }) : null
  }
  if (request.method !== 'POST') return null
  if (action === 'cancelar') {
    const result = await sessions.cancelCheckout(id)
    return result.ok ? leaveTo(result.value.cancelUrl) : shownAgain(session)
  }
  const result = await sessions.payCheckout(id, await methodOf(request))
  if (result.ok) return leaveTo(result.value.successUrl)
  return shownAgain(session, result.error.kind === 'insufficient-inventory' ? result.error.lines : [])
}
