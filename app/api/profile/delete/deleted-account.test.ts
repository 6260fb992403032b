import { expect, it } from 'vitest'
import { openDeletedAccounts } from '@/lib/accounts/deleted-accounts'
import { openCookies, runOnAuthServer } from '@/lib/testing/run-on-auth-server'

const { server } = runOnAuthServer({ hasSecretKey: true })
const account = { email: 'ana@exemplo.com', password: 'uma senha só minha' }

async function signedIn() {
  const { POST } = await import('../../auth/sign-in/route')
  const browser = openCookies()
  browser.receive(await POST(browser.post('/api/auth/sign-in', account)))
  return browser
}

it('R28 nothing is written under the id of an account that was deleted, from any device or after a restart', async () => {
  const { id: accountId } = server().people.add({
    ...account,
    metadata: {},
    isConfirmed: true,
    identity: 'email',
  })
  const { findAccountId } = await import('@/lib/accounts/get-auth-service')
  const { getEnvironment } = await import('@/lib/server/environment/server')
  const browser = await signedIn()
  const other = await signedIn()
  const labelOf = (device: ReturnType<typeof openCookies>) =>
    findAccountId(device.get('/').headers.get('cookie'))
  // Its token is as good as before, for an hour.
  const kept = other.get('/').headers.get('cookie')
  await expect.poll(() => labelOf(other)).toBe(accountId)
  const { POST } = await import('./route')
  const body = { accountId, confirmation: 'EXCLUIR', keys: [] }
  const answer = browser.receive(await POST(browser.post('/api/profile/delete', body)))
  expect([answer.status, await answer.json()]).toEqual([200, { kind: 'deleted' }])
  expect(await findAccountId(kept)).toBeNull()
  expect(await labelOf(browser)).toBeNull()
  // And for a process that starts now.
  const { dataDirectory } = getEnvironment()
  expect(openDeletedAccounts(dataDirectory).has(accountId)).toBe(true)
  const { GET } = await import('../../auth/session/route')
  expect(await (await GET(other.get('/api/auth/session'))).json()).toEqual({ user: null })
})
