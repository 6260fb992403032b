import { describe, expect, it } from 'vitest'
import { openCookies, runOnAuthServer } from '@/app/testing/run-on-auth-server'
import { POST } from '../google/route'
import { GET } from './route'

const { server } = await runOnAuthServer()

async function ways() {
  const answer = await GET(openCookies().get('/api/auth/ways'))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return answer.json()
}

describe('GET /api/auth/ways', () => {
  it('says that Google is off, asks the service once for it, and goes by that while the service is down', async () => {
    server.settings.isGoogleOn = false
    for (const _ of [1, 2, 3]) expect(await ways()).toEqual({ google: false })
    server.setFault('down')
    expect(await ways()).toEqual({ google: false })
    expect(server.calls).toEqual(['GET /auth/v1/settings'])
    const refused = await POST(openCookies().post('/api/auth/google', {}))
    expect([refused.status, await refused.json()]).toMatchObject([403, { kind: 'google-off' }])
    server.setFault('none')
  })
})
