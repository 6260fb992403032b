import type { IncomingMessage, ServerResponse } from 'node:http'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const send =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(body)
  }

const json = 'application/json'
const busy = '{"code":429,"error_code":"over_request_rate_limit","msg":"Request rate limit reached"}'

/** Failures of the service or its gateway. */
export const faults = {
  slow: () => undefined,
  stalled: (_request, response) => {
    response.writeHead(200, { 'content-type': json })
    response.write('{"access_token":"')
  },
  down: (request) => request.socket.destroy(),
  busy: send(429, json, busy, { 'retry-after': '30' }),
  broken: send(502, 'text/html', '<html><h1>Bad gateway</h1>'),
  page: send(200, 'text/html', '<html><h1>Welcome</h1>'),
  empty: send(200, json, ''),
  null: send(200, json, 'null'),
  'odd-session': send(200, json, '{"access_token":5,"refresh_token":{},"user":"x"}'),
  huge: send(200, json, JSON.stringify({ text: 'x'.repeat(2_000_000) })),
  redirect: send(302, 'text/html', '', { location: 'http://127.0.0.1:9/' }),
} as const satisfies Record<string, Answer>

export type AuthFault = 'none' | keyof typeof faults
