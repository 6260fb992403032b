import { toWebRequest } from '../../adapters/embedded/node-adapter.ts'
import { openSmallStore } from '../../adapters/embedded/testing/small-catalog.ts'
import { type Fault, startFaultServer } from '../../adapters/hostinger/testing/fault-server.ts'

export type CountingStore = Awaited<ReturnType<typeof startCountingStore>>

/** Opens a payment of its own for every request that reaches it. */
export function acceptCheckout(origin: () => string): Fault {
  let accepted = 0
  return (_request, response) => {
    accepted += 1
    response.writeHead(201, { 'content-type': 'application/json', 'x-correlation-id': 'corr-1' })
    response.end(JSON.stringify({ url: `${origin()}/pay/${accepted}` }))
  }
}

/** Starts a real HTTP server that answers reads like a real store, counts checkouts, and answers them as configured. */
export async function startCountingStore() {
  const { store, database } = openSmallStore()
  const server = await startFaultServer()
  const accept = acceptCheckout(() => server.origin)
  let answers: Fault[] = [accept]
  let checkouts = 0
  server.answerWith(async (request, response) => {
    if (request.method === 'POST') {
      checkouts += 1
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return answer?.(request, response)
    }
    const answer = await store.handle(toWebRequest(request, server.origin))
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(await answer.text())
  })
  return {
    origin: server.origin,
    /** Counts checkouts that were asked for, accepted or not. */
    checkouts: () => checkouts,
    /** Sets what the next checkouts get, one after another; the last one for ever. */
    answerCheckouts: (...next: Fault[]) => {
      answers = next
    },
    ...{ server, store, database, close: server.close },
  }
}
