import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAuthBrowser } from '../testing/auth-browser.ts'
import { newAuthMemory } from '../testing/auth-memory.ts'
import { type RunningAuthServer, startAuthServer } from '../testing/auth-server/serve-auth-server.ts'

let server: RunningAuthServer

beforeAll(async () => {
  server = await startAuthServer()
})
afterAll(() => server.close())

it.each([
  [true, { ok: true, value: { kind: 'continue-at', url: expect.stringContaining('/authorize?') } }],
  [false, { ok: false, error: { kind: 'google-off' } }],
])(
  'a project that does not tell its settings is tried before the browser leaves: Google on is %s',
  async (isGoogleOn, outcome) => {
    server.settings.isGoogleOn = isGoogleOn
    server.setFault('down', '/settings')
    const browser = openAuthBrowser(server, { memory: newAuthMemory({ url: server.origin }) })
    expect(await browser.call(({ auth }) => auth.continueWithGoogle())).toEqual(outcome)
  },
)
