import { openCookieJar } from '../accounts/cookie-jar.ts'
import { type AuthMemory, openSupabase } from '../accounts/open-supabase.ts'
import { newAuthMemory } from './auth-memory.ts'
import type { RunningAuthServer } from './auth-server/serve-auth-server.ts'
import { testKeys } from './auth-server/serve-auth-server.ts'

type Options = {
  readonly hasSecretKey?: boolean
  readonly isAddressForwarded?: boolean
  readonly now?: () => number
  /** Of the process that serves this browser; without it one that serves all browsers of the service. */
  readonly memory?: AuthMemory
  /** As our own server tells it. */
  readonly client?: string
}

const memories = new WeakMap<RunningAuthServer, AuthMemory>()

function sharedMemory(server: RunningAuthServer): AuthMemory {
  const memory = memories.get(server) ?? newAuthMemory({ url: server.origin })
  memories.set(server, memory)
  return memory
}

/** A browser that keeps cookies and calls our server, whose adapter speaks to the stand-in over HTTP. */
export function openAuthBrowser(server: RunningAuthServer, options: Options = {}) {
  const { hasSecretKey = false, isAddressForwarded = false, now = Date.now, client = '203.0.113.1' } = options
  const memory = options.memory ?? sharedMemory(server)
  const cookies = new Map<string, string>()

  /** What one request would see; several can be open at once, as tabs are. */
  function openRequest() {
    const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const jar = openCookieJar(header, { isSecure: false })
    const { auth, accounts, links, source, changes } = openSupabase({
      connection: {
        url: server.origin,
        publishableKey: testKeys.publishableKey,
        secretKey: hasSecretKey || isAddressForwarded ? testKeys.secretKey : null,
        isAddressForwarded,
      },
      jar,
      isSecure: false,
      siteUrl: 'http://localhost:3000',
      imageHosts: [],
      sender: { client, network: client },
      memory,
      fetch: globalThis.fetch,
      now,
    })
    return {
      jar,
      auth,
      accounts,
      links,
      source,
      /** The answer has arrived: its cookies are in the browser. */
      arrive() {
        for (const line of changes()) receive(line)
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
