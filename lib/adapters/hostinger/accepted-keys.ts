import type { StoreApiError } from '../../store/errors.ts'
import type { Send } from './transport.ts'

/**
 * Query keys that a call can do without, since what they ask for is seen to in the answer as well; the ones that the
 * specification does not name come first.
 */
const dispensable = ['exclude_types', 'to_date', 'fields', 'limit'] as const

export type RefusedKey = { readonly call: string; readonly key: string }

type Options = {
  readonly send: Send
  readonly now: () => number
  /** Called once with each key that calls leave out from now on. */
  readonly onRefusedKey: (refused: RefusedKey) => void
}

/**
 * Repeats a read that was refused with 400 without the keys the store may not know (trust R25): those it names, or one
 * more with each repeat where it names none. What has helped is remembered for as long as this lives.
 */
export function createAcceptedSend({ send, now, onRefusedKey }: Options): Send {
  const refused = new Map<string, Set<string>>()

  function remember(call: string, keys: readonly string[]): void {
    const known = refused.get(call) ?? new Set()
    for (const key of keys) {
      if (!known.has(key)) onRefusedKey({ call, key })
      known.add(key)
    }
    refused.set(call, known)
  }

  return async (request) => {
    if (!request.query) return send(request)
    const deadline = now() + request.timeoutMs
    const [call = ''] = request.path.split('/')
    const query = new URLSearchParams(request.query)
    for (const key of refused.get(call) ?? []) query.delete(key)
    const left: string[] = []
    for (;;) {
      const result = await send({ ...request, query, timeoutMs: deadline - now() })
      if (result.ok) {
        remember(call, left)
        return result
      }
      const keys = keysToLeave(result.error, query)
      if (keys.length === 0) return result
      left.push(...keys)
      for (const key of keys) query.delete(key)
    }
  }
}

function keysToLeave({ status, upstreamMessages }: StoreApiError, query: URLSearchParams): readonly string[] {
  if (status !== 400 && status !== 422) return []
  const words = new Set(upstreamMessages.flatMap((message) => message.slice(0, 2000).split(/\W+/)))
  const isNamed = (key: string) => words.has(key.replace('[]', ''))
  const present = dispensable.filter((key) => query.has(key))
  const named = present.filter(isNamed)
  if (named.length > 0) return named
  // What it names cannot be left out, or was never asked.
  if (words.has('property') || [...query.keys()].some(isNamed)) return []
  return present.slice(0, 1)
}
