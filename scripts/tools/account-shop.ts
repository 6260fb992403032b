import { type Control, testKeys } from '../../lib/testing/auth-server/serve-auth-server.ts'
import { type WatchedServer, watchServer } from './watched-server.ts'

/** What everybody signs in with who is added. */
export const password = 'uma senha só minha'

/** A shop with accounts, as a test or a picture sees it from outside. */
export type AccountShop = {
  readonly url: string
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly control: (wanted: Control) => Promise<void>
  /** A user whose address is confirmed. */
  readonly addPerson: (email: string, metadata?: Record<string, unknown>) => Promise<void>
  /** The link in the last message to a user, as our e-mail templates write it, or the service's own. */
  readonly lastLink: (email: string, template?: 'ours' | 'own') => Promise<string>
  /** What the shop has asked the service so far, as 'POST /auth/v1/recover'. */
  readonly calls: () => Promise<readonly string[]>
  /** All that the shop wrote so far, standard output and error. */
  readonly output: () => string
}

type Mail = { readonly to: string; readonly type: string; readonly tokenHash: string }

type Options = {
  readonly shopPort: number
  readonly servicePort: number
  readonly environment?: Readonly<Record<string, string>>
}

/** The production build with accounts, at a stand-in of their service over real HTTP. */
export function createAccountShop(options: Options): AccountShop {
  const { shopPort, servicePort, environment = {} } = options
  const url = `http://localhost:${shopPort}`
  const serviceUrl = `http://127.0.0.1:${servicePort}`
  let service: WatchedServer | undefined
  let shop: WatchedServer | undefined

  async function control(wanted: Control) {
    const answer = await fetch(`${serviceUrl}/__control`, { method: 'POST', body: JSON.stringify(wanted) })
    if (!answer.ok) throw new Error(`the stand-in of the service answered ${answer.status}`)
  }
  async function readState() {
    const answer = await fetch(`${serviceUrl}/__state`)
    return (await answer.json()) as { readonly mails: readonly Mail[]; readonly calls: readonly string[] }
  }
  return {
    url,
    async start() {
      service = await watchServer({
        script: 'scripts/auth-server.ts',
        port: servicePort,
        environment: { SITE_URL: url },
        readyPath: '/__state',
      })
      shop = await watchServer({
        script: 'scripts/start.ts',
        port: shopPort,
        environment: {
          SITE_URL: url,
          SUPABASE_URL: serviceUrl,
          SUPABASE_PUBLISHABLE_KEY: testKeys.publishableKey,
          SUPABASE_SECRET_KEY: testKeys.secretKey,
          // All browsers of a test have one address.
          RATE_LIMIT_SCALE: '100',
          ...environment,
        },
        readyPath: '/api/health/ready',
      })
    },
    async stop() {
      await shop?.stop()
      await service?.stop()
    },
    control,
    addPerson: (email, metadata = { full_name: 'Ana Souza' }) =>
      control({ person: { email, password, metadata } }),
    calls: async () => (await readState()).calls,
    output: () => shop?.output() ?? '',
    async lastLink(email, template = 'ours') {
      const { mails } = await readState()
      const mail = mails.findLast(({ to }) => to === email)
      if (template === 'own') {
        const type = mail?.type === 'email' ? 'signup' : mail?.type
        const query = `token=${mail?.tokenHash}&type=${type}&redirect_to=${encodeURIComponent(`${url}/auth/callback`)}`
        return `${serviceUrl}/auth/v1/verify?${query}`
      }
      return `${url}/auth/confirm?token_hash=${mail?.tokenHash}&type=${mail?.type}`
    },
  }
}
