import { variantIdSchema } from '@/lib/domain/identifiers'
import { publicPaths } from '@/lib/domain/public-paths'
import { encodeSharedList } from '@/lib/domain/shared-list'
import { takenOffers } from '@/lib/domain/written-list/list-form'
import { admit } from '@/lib/server/api/admit'
import { problemStatus } from '@/lib/server/api/problem'
import { refusalPage } from '@/lib/server/traffic/refusal'
import { drawAnswer, listTextOf } from './answer-list'

/**
 * Answers the form of `/lista`, which `middleware.ts` sends here with policy and headers: a list with what the shop has for
 * it; what was taken of that answer, where no script has put it into the cart, with the shared cart that it makes.
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

/** Codes and amounts alone: no word of the shopper's stands in an address. */
function leaveToCart(form: URLSearchParams): Response {
  const lines = takenOffers((name) => form.get(name) ?? '').flatMap(({ variantId, quantity }) => {
    const known = variantIdSchema.safeParse(variantId)
    return known.success ? [{ variantId: known.data, quantity }] : []
  })
  const location =
    lines.length > 0 ? publicPaths.sharedList(encodeSharedList(lines)) : publicPaths.writtenList
  return new Response(null, { status: 303, headers: { location } })
}
