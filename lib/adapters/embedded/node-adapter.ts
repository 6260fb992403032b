import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A web request over Node's; the address is built on `origin`, never on the Host header. */
export function toWebRequest(message: IncomingMessage, origin: string): Request {
  const method = message.method ?? 'GET'
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const address = new URL(origin + (message.url ?? '/'))
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers })
  const body = Readable.toWeb(message) as ReadableStream<Uint8Array>
  return new Request(address, { method, headers, body, duplex: 'half' } as RequestInit)
}

/** Writes the answer out; a client that goes away in the middle is no error. */
export async function sendWebResponse(response: Response, target: ServerResponse): Promise<void> {
  // What was not read of a body would be taken for the next request of the connection.
  const leaves = target.req.complete ? {} : { connection: 'close' }
  target.writeHead(response.status, { ...Object.fromEntries(response.headers), ...leaves })
  if (!response.body) {
    target.end()
    return
  }
  await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), target).catch(
    () => undefined,
  )
}
