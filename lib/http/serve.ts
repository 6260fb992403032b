import http, { type IncomingMessage, type ServerResponse } from 'node:http'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type Options = {
  readonly handle: Handle
  readonly port: number
}

/** Milliseconds. */
const headersPatienceMs = 15_000
const requestPatienceMs = 30_000
const farewellMs = 10_000

/**
 * The HTTP server around Next. An address with malformed percent-encoding is answered here with 400: inside
 * Next it would become a 500. SIGTERM and SIGINT let requests under way finish, for at most 10 s.
 */
export function serve({ handle, port }: Options): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    if (!isDecodable(request.url ?? '/')) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
      response.end('Endereço inválido.')
      return
    }
    void handle(request, response)
  })
  server.headersTimeout = headersPatienceMs
  server.requestTimeout = requestPatienceMs
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), farewellMs).unref()
      server.close(() => process.exit(0))
      server.closeIdleConnections()
    })
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}
