import { variantIdSchema } from '@/lib/domain/identifiers'
import { publicPaths } from '@/lib/domain/public-paths'
import { encodeSharedList } from '@/lib/domain/shared-list'
import { takenOffers } from '@/lib/domain/written-list/list-form'
import { admit } from '@/lib/server/api/admit'
import { problemStatus } from '@/lib/server/api/problem'
import { refusalPage } from '@/lib/server/traffic/refusal'
import { drawAnswer, listTextOf } from './answer-list'

/**
 * Answers the form of `/lista` (policy and headers: `middleware.ts`): a list with its products, or without
 * scripts a redirect to the shared cart of the choices.
 */
export async function POST(request: Request): Promise<Response> {
  const refusal = await admit(request, { limit: 'list', from: 'own-form' })
  if (refusal) {
    const { kind, retryAfterSeconds } = refusal
    const wait = retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }
    return page(refusalPage(kind), { status: problemStatus[kind], headers: wait })
  }
  const form = new URLSearchParams(await request.text())
  const text = listTextOf(form)
  return text === null ? leaveToCart(form) : page(await drawAnswer(text, form), { status: 200 })
}

function page(html: string, { status, headers }: { status: number; headers?: Record<string, string> }) {
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
}

/** Codes and amounts only: no address holds the shopper's words. */
function leaveToCart(form: URLSearchParams): Response {
  const lines = takenOffers((name) => form.get(name) ?? '').flatMap(({ variantId, quantity }) => {
    const known = variantIdSchema.safeParse(variantId)
    return known.success ? [{ variantId: known.data, quantity }] : []
  })
  const location =
    lines.length > 0 ? publicPaths.sharedList(encodeSharedList(lines)) : publicPaths.writtenList
  return new Response(null, { status: 303, headers: { location } })
}
