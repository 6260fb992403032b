import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendWebResponse, toWebRequest } from '../../embedded-store/node-adapter.ts'
import type { AuthServerSettings, Mail } from './doors.ts'
import { createAuthServer } from './handler.ts'

/** `slow` never answers, `down` cuts the line, `busy` is 429, `broken` is a page of some gateway. */
export type AuthFault = 'none' | 'slow' | 'down' | 'busy' | 'broken'

export const testKeys = {
  publishableKey: 'sb_publishable_test_0123456789',
  secretKey: 'sb_secret_test_0123456789012',
} as const

/** What a test in another process can ask for. */
export type Control = Partial<AuthServerSettings> & {
  readonly fault?: AuthFault
  readonly person?: {
    readonly email: string
    readonly password: string
    readonly metadata: Record<string, unknown>
  }
}

type Options = {
  readonly port?: number
  readonly redirectAddresses?: readonly string[]
}

const faults: Readonly<
  Record<Exclude<AuthFault, 'none'>, (request: IncomingMessage, response: ServerResponse) => void>
> = {
  slow: () => undefined,
  down: (request) => request.socket.destroy(),
  busy: (_request, response) => {
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '30' })
    response.end('{"code":429,"error_code":"over_request_rate_limit","msg":"Request rate limit reached"}')
  },
  broken: (_request, response) => {
    response.writeHead(502, { 'content-type': 'text/html' })
    response.end('<html><h1>Bad gateway</h1>')
  },
}

/** A stand-in of Supabase Auth over real HTTP on the loopback interface, for tests. */
export async function startAuthServer({ port = 0, redirectAddresses = [] }: Options = {}) {
  let fault: AuthFault = 'none'
  const calls: string[] = []
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const auth = await createAuthServer({ origin, ...testKeys, redirectAddresses, now: Date.now })

  /** Tests in another process steer the server by `POST /__control` and read `GET /__mails`. */
  async function control(request: Request): Promise<Response> {
    if (request.method === 'GET') return Response.json({ mails: auth.mails })
    const { fault: wanted, person, ...settings } = (await request.json()) as Control
    if (wanted) fault = wanted
    if (person) auth.people.add({ ...person, isConfirmed: true, identity: 'email' })
    Object.assign(auth.settings, settings)
    return Response.json({})
  }

  server.on('request', (message: IncomingMessage, response: ServerResponse) => {
    const address = message.url ?? '/'
    if (!address.startsWith('/__')) calls.push(`${message.method} ${address.split('redirect_to')[0]}`)
    if (fault !== 'none' && !address.startsWith('/__')) return faults[fault](message, response)
    const request = toWebRequest(message, origin)
    const answer = address.startsWith('/__') ? control(request) : auth.handle(request)
    void answer.then((result) => sendWebResponse(result, response))
  })

  return {
    origin,
    calls,
    settings: auth.settings,
    people: auth.people,
    sessionCount: auth.sessionCount,
    ageSessions: auth.ageSessions,
    lastMail: (): Mail | undefined => auth.mails.at(-1),
    mails: auth.mails,
    setFault(next: AuthFault) {
      fault = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type RunningAuthServer = Awaited<ReturnType<typeof startAuthServer>>
