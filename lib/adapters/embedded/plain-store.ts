import { z } from 'zod'
import { json, notFound, Refusal, refusalAnswer } from './answers.ts'
import type { EmbeddedStore } from './handler.ts'
import { refuseUnknownKeys } from './query-parameters.ts'

type PlainCall = { readonly method: string; readonly path: RegExp; readonly keys: readonly string[] }

/** The four calls of the specification, section 7, and their query keys. */
const calls: readonly PlainCall[] = [
  {
    method: 'GET',
    path: /^products$/,
    keys: ['ids[]', 'offset', 'limit', 'order', 'sort_by', 'is_hidden', 'to_date'],
  },
  { method: 'GET', path: /^products\/[^/]+$/, keys: ['field'] },
  { method: 'GET', path: /^variants$/, keys: ['fields', 'product_ids[]'] },
  { method: 'POST', path: /^checkout$/, keys: [] },
]
const bodyKeys = ['items', 'successUrl', 'cancelUrl', 'locale', 'timeZone']
const itemKeys = ['variant_id', 'quantity']
/** The specification names no largest page; this store has one of its own. */
const largestPage = 20

/** What rows of the real store have besides the fields of the specification, section 3. */
const unknownFields = ['slug', 'url_handle', 'seo_settings', 'is_available', 'product_collections']

/** A store with the calls, the query keys and the fields of the specification, and nothing else (trust R25). */
export function asPlainStore(store: EmbeddedStore): EmbeddedStore {
  return {
    ...store,
    async handle(request) {
      try {
        await refuseBeyondSpecification(request)
      } catch (error) {
        if (error instanceof Refusal) return refusalAnswer(error)
        throw error
      }
      const answer = await store.handle(request)
      if (!answer.ok || request.method !== 'GET') return answer
      return json({ body: JSON.parse(await answer.text(), withoutUnknownFields) })
    },
  }
}

async function refuseBeyondSpecification(request: Request): Promise<void> {
  const { pathname, searchParams } = new URL(request.url)
  const [, resource = ''] = /\/store\/[^/]+\/(.+)$/.exec(pathname) ?? []
  const call = calls.find(({ method, path }) => method === request.method && path.test(resource))
  if (!call) throw notFound(`Cannot ${request.method} /${resource}`)
  refuseUnknownKeys(searchParams.keys(), call.keys)
  if (Number(searchParams.get('limit') ?? 0) > largestPage) {
    throw new Refusal({ status: 400, messages: [`limit must not be greater than ${largestPage}`] })
  }
  if (request.method !== 'POST') return
  const body = z.looseObject({ items: z.array(z.looseObject({})).catch([]) }).safeParse(
    await request
      .clone()
      .json()
      .catch(() => null),
  )
  if (!body.success) return
  refuseUnknownKeys(Object.keys(body.data), bodyKeys)
  refuseUnknownKeys(body.data.items.flatMap(Object.keys), itemKeys)
}

function withoutUnknownFields(key: string, value: unknown): unknown {
  return unknownFields.includes(key) ? undefined : value
}
