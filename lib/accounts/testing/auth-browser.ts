import { afterAll } from 'vitest'
import type { Result } from '../../domain/result.ts'
import { createCounters } from '../../server/api/counters.ts'
import { leaveFor } from '../../testing/auth-server/leave-for.ts'
import {
  type RunningAuthServer,
  startAuthServer,
  testKeys,
} from '../../testing/auth-server/serve-auth-server.ts'
import { accountLimits } from '../account-limits.ts'
import { createSeenKeys } from '../attempt-limits.ts'
import type { AuthFailure } from '../auth-service.ts'
import { openCookieJar } from '../cookie-jar.ts'
import { type AuthMemory, openSupabase } from '../open-supabase.ts'
import { createProjectSettings } from '../project-settings.ts'
import { createMailState } from '../request-mail.ts'
import { createResponseTiming } from '../response-timing.ts'
import { createRevokedSessions } from '../revoked-sessions.ts'
import { createSigningKeys } from '../signing-keys.ts'

/** What users of the tests have for a password. */
export const password = 'uma senha só minha'
/** What someone else chose for an address that is not theirs. */
export const attackersPassword = 'a senha do atacante 1'
const callback = 'http://localhost:3000/auth/callback'

type MemoryOptions = {
  /** Of the service. */
  readonly url: string
  /** Multiplies the limits. */
  readonly scale?: number
  readonly now?: () => number
}

/** In many short turns: what delays the service, in this process too, delays the end of it as well. */
async function sleep(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** What a process that has just started knows of a service, with answers that wait less than the real ones. */
export function newAuthMemory({ url, scale = 100, now = Date.now }: MemoryOptions): AuthMemory {
  const deleted = new Set<string>()
  const { publishableKey } = testKeys
  return {
    keys: createSigningKeys({ url, fetch: globalThis.fetch, now }),
    settings: createProjectSettings({ url, publishableKey, fetch: globalThis.fetch, now }),
    ended: createRevokedSessions({ now }),
    deleted: { add: (id) => deleted.add(id), has: (id) => deleted.has(id) },
    confirmed: createSeenKeys(100),
    known: createSeenKeys(100),
    limits: createCounters({ limits: accountLimits, scale, salt: 'x' }),
    mailState: createMailState(now),
    pace: createResponseTiming({ momentMs: 400, stepMs: 40, now, random: () => 0, sleep }),
  }
}

type BrowserOptions = {
  readonly hasSecretKey?: boolean
  readonly isAddressForwarded?: boolean
  readonly now?: () => number
  /** Of the process that serves this browser; without it one that serves all browsers of the service. */
  readonly memory?: AuthMemory
  /** As our own server sends it. */
  readonly client?: string
}

const memories = new WeakMap<RunningAuthServer, AuthMemory>()

function sharedMemory(server: RunningAuthServer): AuthMemory {
  const memory = memories.get(server) ?? newAuthMemory({ url: server.origin })
  memories.set(server, memory)
  return memory
}

export type AuthBrowser = ReturnType<typeof openAuthBrowser>

/** A browser that keeps cookies and calls our server, whose adapter speaks to the stand-in over HTTP. */
export function openAuthBrowser(server: RunningAuthServer, options: BrowserOptions = {}) {
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

  /** With e-mail and password, as the page does. */
  const signIn = (email: string, given = password) =>
    call(({ auth }) => auth.signIn({ kind: 'password', email, password: given }))

  return { cookies, openRequest, call, signIn }
}

type SignInOptions = BrowserOptions & { readonly accessTokenSeconds?: number }

/** The stand-in of the service for a test file, with users who have an account each. */
export async function openAuthServer(options: Parameters<typeof startAuthServer>[0] = {}) {
  const running = await startAuthServer({ redirectAddresses: [callback], ...options })
  afterAll(() => running.close())
  let number = 0

  function newEmail() {
    number += 1
    return `ana${number}@exemplo.com`
  }

  /** Confirmed, and with a password. */
  const addUser = (metadata: Readonly<Record<string, unknown>> = { full_name: 'Ana' }) =>
    running.people.add({ email: newEmail(), password, metadata })

  /** With the publishable key, which is no secret. */
  async function signUpPastTheShop(account: { email: string; password: string; data: object }) {
    const answer = await fetch(`${running.origin}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: testKeys.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    if (!answer.ok) throw new Error(`the service answers ${answer.status}`)
  }

  /** Follows the last message's link as the service's own template writes it; the code that it leads back with. */
  async function followOwnTemplate(type: 'signup' | 'recovery'): Promise<string> {
    const address = new URL(`${running.origin}/auth/v1/verify`)
    const token = running.lastMail()?.tokenHash ?? ''
    address.search = new URLSearchParams({ token, type, redirect_to: callback }).toString()
    return new URL(await leaveFor(address.href)).searchParams.get('code') ?? ''
  }

  /** Leaves for Google, where the shopper is the user of `email`, and comes back. */
  async function returnFromGoogle(browser: AuthBrowser, email: string) {
    running.settings.googleEmail = email
    const left = await browser.call(({ auth }) => auth.continueWithGoogle())
    const url = left.ok && left.value.kind === 'continue-at' ? left.value.url : ''
    const code = new URL(await leaveFor(url)).searchParams.get('code') ?? ''
    return browser.call(({ auth }) => auth.signIn({ kind: 'code', code }))
  }

  const server = {
    ...running,
    followOwnTemplate,
    returnFromGoogle,
    newEmail,
    addUser,
    signUpPastTheShop,
    signIn,
  }

  /** A browser in which a new user has signed in; its token is good for so many seconds. */
  async function signIn({ accessTokenSeconds = 3600, ...browserOptions }: SignInOptions = {}) {
    const { email, id } = addUser()
    const browser = openAuthBrowser(server, browserOptions)
    running.settings.accessTokenSeconds = accessTokenSeconds
    await browser.signIn(email)
    running.settings.accessTokenSeconds = 3600
    return { browser, email, id }
  }

  return server
}

/** How a call ended: the kind of its outcome, or of its failure. */
export const kindOf = (result: Result<object, AuthFailure>) =>
  result.ok ? (result.value as { kind?: string }).kind : result.error.kind
