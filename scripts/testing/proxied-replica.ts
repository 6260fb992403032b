import { once } from 'node:events'
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server in place of a replica, and what came to it. */
export type ProxiedReplica = {
  readonly port: number
  readonly requests: readonly IncomingMessage[]
  /** How many connections were opened to it. */
  readonly connections: () => number
  /** What it answers from now on. */
  readonly answer: (listener: RequestListener) => void
  readonly stop: () => Promise<void>
}

export const sayHello: RequestListener = (_request, response) => void response.end('hello')

/** Says who is asked, with what a shared cache needs to know. */
export function sayWith(headers: http.OutgoingHttpHeaders, text = 'hello'): RequestListener {
  return (_request, response: ServerResponse) => void response.writeHead(200, headers).end(text)
}

/** Takes the request whole, and then breaks off. */
export const breakOff: RequestListener = (request) => {
  request.resume().once('end', () => request.socket.destroy())
}

export async function startProxiedReplica(): Promise<ProxiedReplica> {
  const requests: IncomingMessage[] = []
  let connections = 0
  let listener = sayHello
  const server = http.createServer((request, response) => {
    requests.push(request)
    listener(request, response)
  })
  server.on('connection', () => {
    connections += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    connections: () => connections,
    answer(next) {
      listener = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
