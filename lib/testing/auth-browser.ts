import { openCookieJar } from '../auth/cookie-jar.ts'
import { createSupabaseAccounts } from '../auth/supabase-accounts.ts'
import { createSupabaseAuth } from '../auth/supabase-auth.ts'
import { createAuthClient } from '../auth/supabase-client.ts'
import type { RunningAuthServer } from './auth-server/serve.ts'
import { testKeys } from './auth-server/serve.ts'

type Options = { readonly hasSecretKey?: boolean; readonly now?: () => number }

/** A browser that keeps cookies and calls our server, whose adapter speaks to the stand-in over HTTP. */
export function openAuthBrowser(
  server: RunningAuthServer,
  { hasSecretKey = false, now = Date.now }: Options = {},
) {
  const cookies = new Map<string, string>()

  /** What one request would see; several can be open at once, as tabs are. */
  function openRequest() {
    const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const jar = openCookieJar(header, { isSecure: false })
    const connection = {
      url: server.origin,
      publishableKey: testKeys.publishableKey,
      secretKey: hasSecretKey ? testKeys.secretKey : null,
    }
    const client = createAuthClient({ connection, jar, isSecure: false, fetch: globalThis.fetch })
    return {
      jar,
      auth: createSupabaseAuth({
        client,
        siteUrl: 'http://localhost:3000',
        imageHosts: [],
        now,
      }),
      accounts: createSupabaseAccounts({ client, connection, imageHosts: [], fetch: globalThis.fetch, now }),
      /** The answer has arrived: its cookies are in the browser. */
      arrive() {
        for (const line of jar.changes()) receive(line)
      },
    }
  }

  function receive(line: string) {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    if (attributes.includes('Max-Age=0')) cookies.delete(pair.slice(0, at))
    else cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }

  /** One request from beginning to end. */
  async function call<T>(ask: (request: ReturnType<typeof openRequest>) => Promise<T>): Promise<T> {
    const request = openRequest()
    const result = await ask(request)
    request.arrive()
    return result
  }

  return { cookies, openRequest, call }
}
