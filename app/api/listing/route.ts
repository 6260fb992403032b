import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { findListPage } from '@/lib/catalog/find-list-page'
import { jsonResponse } from '@/lib/http/json-response'
import { limitOf } from '@/lib/http/limit-of'
import { problemResponse } from '@/lib/http/problem'

const parametersSchema = z.strictObject({ path: z.string().startsWith('/').max(400) })

/** `?path=/store/pagina/2`: the cards of that page, for a list that is carried on in the browser. */
export async function GET(request: Request): Promise<Response> {
  const limited = await limitOf('listing', request)
  if (limited) return limited
  const requestId = randomUUID()
  const parameters = parametersSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!parameters.success) return problemResponse('bad-body', { requestId })
  const cards = await findListPage(parameters.data.path)
  return cards === null ? problemResponse('not-found', { requestId }) : jsonResponse({ cards })
}
