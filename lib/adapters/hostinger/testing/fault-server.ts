import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Fault = (request: IncomingMessage, response: ServerResponse) => void

function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-correlation-id': 'corr-1', ...headers })
  response.end(body)
}

/** An answer without fault. */
export const answerJson =
  (body: unknown, status = 200): Fault =>
  (_request, response) =>
    send(response, status, JSON.stringify(body))

/** What an upstream can do wrong, over real connections. */
export const faults = {
  reset: (request) => request.socket.resetAndDestroy(),
  hang: () => undefined,
  slowBody: (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"products":[')
  },
  refusedPage: answerJson({ statusCode: 400, message: ['property page should not exist'] }, 400),
  serverError: (_request, response) => send(response, 500, 'oops'),
  htmlError: (_request, response) => send(response, 502, '<html>', { 'content-type': 'text/html' }),
  malformedJson: (_request, response) => send(response, 200, '{"products":['),
  html: (_request, response) => send(response, 200, '<!doctype html><p>Hi', { 'content-type': 'text/html' }),
  truncated: (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"products":[', () => request.socket.destroy())
  },
  redirect: (_request, response) => send(response, 302, '', { location: '/elsewhere' }),
  hugeDeclared: (_request, response) => {
    response.writeHead(200, { 'content-length': String(6 * 1024 * 1024) })
    response.write('{"products":[')
  },
} satisfies Record<string, Fault>

export const rateLimited =
  (retryAfter: string | null): Fault =>
  (_request, response) =>
    send(response, 429, '{"message":"slow down"}', retryAfter === null ? {} : { 'retry-after': retryAfter })

/** A body without a declared length; `onSent` learns how much of it the client let through. */
export const huge =
  ({ megabytes, onSent }: { megabytes: number; onSent: (bytes: number) => void }): Fault =>
  (_request, response) => {
    const chunk = Buffer.alloc(64 * 1024, ' ')
    let left = megabytes * 16
    let sent = 0
    response.on('close', () => onSent(sent))
    const write = () => {
      while (left > 0) {
        left -= 1
        sent += chunk.length
        if (!response.write(chunk)) {
          response.once('drain', write)
          return
        }
      }
      response.end('{}')
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    write()
  }

/** Starts a real HTTP server on a free port that fails as configured. */
export async function startFaultServer() {
  let answers: Fault[] = []
  const received: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    /** Gives one answer after another; the last one for ever. */
    answerWith: (...next: Fault[]) => {
      answers = next
      received.length = 0
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
