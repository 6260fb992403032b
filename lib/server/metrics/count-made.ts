import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Meters } from './meters.ts'

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse }

/** 499, as nginx writes it: the client went before there was an answer. */
const goneStatus = 499

/** Counts an answer once it is sent, or will never be, and how long it took. */
export function countMade(
  { countAnswer, answerSeconds }: Meters,
  routeOf: (target: string) => string,
  { request, response }: Exchange,
): void {
  const startedAt = performance.now()
  const target = request.url ?? ''
  response.once('close', () => {
    const route = routeOf(target)
    countAnswer(route, response.headersSent ? response.statusCode : goneStatus, 'made')
    answerSeconds.observe({ route }, (performance.now() - startedAt) / 1000)
  })
}
