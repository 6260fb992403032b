import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendWebResponse, toWebRequest } from '../../adapters/embedded/node-adapter.ts'
import { type AuthFault, faults } from './faults.ts'
import { createAuthServer } from './handler.ts'
import type { Mail } from './mailbox.ts'
import type { AuthServerSettings } from './settings.ts'

export const testKeys = {
  publishableKey: 'sb_publishable_test_0123456789',
  secretKey: 'sb_secret_test_0123456789012',
} as const

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

/** Serves the simulated Supabase Auth over HTTP on loopback. */
export async function startAuthServer({ port = 0, redirectAddresses = [] }: Options = {}) {
  let fault: AuthFault = 'none'
  let faultPath = ''
  const calls: string[] = []
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const auth = await createAuthServer({ origin, ...testKeys, redirectAddresses, now: Date.now })

  function setFault(next: AuthFault, path = '') {
    fault = next
    faultPath = path
  }

  /** Controls the server from other processes: `POST /__control`, `GET /__state`. */
  async function control(request: Request): Promise<Response> {
    if (request.method === 'GET') return Response.json({ mails: auth.mails, calls })
    const { fault: next, person, ...settings } = (await request.json()) as Control
    if (next) setFault(next)
    if (person) auth.people.add(person)
    Object.assign(auth.settings, settings)
    return Response.json({})
  }

  server.on('request', (message: IncomingMessage, response: ServerResponse) => {
    const address = message.url ?? '/'
    const isControl = address.startsWith('/__')
    if (!isControl) calls.push(`${message.method} ${address.split('redirect_to')[0]}`)
    if (fault !== 'none' && !isControl && address.includes(faultPath)) return faults[fault](message, response)
    const request = toWebRequest(message, origin)
    const answer = isControl ? control(request) : auth.handle(request)
    void answer.then((result) => sendWebResponse(result, response))
  })

  return {
    origin,
    calls,
    settings: auth.settings,
    people: auth.people,
    sign: auth.sign,
    forgetCalls: auth.forgetCalls,
    sessionCount: auth.sessionCount,
    ageSessions: auth.ageSessions,
    lastMail: (): Mail | undefined => auth.mails.at(-1),
    mails: auth.mails,
    setFault,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type RunningAuthServer = Awaited<ReturnType<typeof startAuthServer>>
