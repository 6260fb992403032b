import { beforeAll, expect, it, vi } from 'vitest'
import { deskUserHeader } from '@/lib/desk/api/calls'
import { readDesk } from '@/lib/desk/browser/call-desk'
import { deskQueries, ordersKey } from '../desk-queries'
import { deskSession, findDeskSession, followDeskSession, signInToDesk, signOutOfDesk } from './session'

beforeAll(followDeskSession)

it('shows who is signed in by now where the session to be ended was another one, and ends none of hers', async () => {
  const posts: string[] = []
  const fetch = async (path: string, { method, headers }: RequestInit) => {
    const shown = new Headers(headers).get(deskUserHeader)
    if (method === 'POST') posts.push(path)
    return shown === null || shown === 'bia'
      ? Response.json({ user: 'bia', path })
      : Response.json({ kind: 'desk-signed-out', detail: 'Entre de novo.' }, { status: 401 })
  }
  vi.stubGlobal('fetch', fetch)
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  await expect(signOutOfDesk('everywhere')).rejects.toMatchObject({ kind: 'desk-signed-out' })
  expect(deskSession.getState().phase).toBe('ended')
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  await signOutOfDesk('here')
  expect(deskSession.getState()).toEqual({ phase: 'signed-in', user: 'bia' })
  expect(posts).toEqual(['/api/desk/session/end', '/api/desk/session/end'])
})

it('asks nothing any more while it signs out, and goes on where that fails', async () => {
  let phase = ''
  const asked = vi.fn((_path: string, { signal }: RequestInit) => {
    const cancelled = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => cancelled.reject(new DOMException('', 'AbortError')))
    return cancelled.promise
  })
  vi.stubGlobal('fetch', asked)
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  const question = deskQueries.fetchQuery({
    queryKey: ordersKey,
    queryFn: ({ signal }) => readDesk('/api/desk/orders', signal),
  })
  vi.stubGlobal('fetch', async () => {
    phase = deskSession.getState().phase
    return Response.json({ kind: 'desk-unavailable', detail: 'Tente de novo.' }, { status: 503 })
  })
  const signingOut = signOutOfDesk('here')
  await expect(question).rejects.toThrow()
  await expect(signingOut).rejects.toMatchObject({ kind: 'desk-unavailable' })
  expect([phase, deskSession.getState().phase]).toEqual(['leaving', 'signed-in'])
  expect(asked).toHaveBeenCalledTimes(1)
})

it('calls in the name that the page shows, and ends where another user has signed in in another tab', async () => {
  let signedIn = 'ana'
  const fetch = async (path: string, { method, headers }: RequestInit) => {
    const shown = new Headers(headers).get(deskUserHeader)
    const isHeard = method === 'POST' || shown === null || shown === signedIn
    return isHeard
      ? Response.json({ user: signedIn, path })
      : Response.json({ kind: 'desk-signed-out', detail: 'Entre de novo.' }, { status: 401 })
  }
  vi.stubGlobal('fetch', fetch)
  await findDeskSession()
  await readDesk('/api/desk/orders')
  signedIn = 'bia'
  await expect(readDesk('/api/desk/orders')).rejects.toMatchObject({ kind: 'desk-signed-out' })
  expect(deskSession.getState()).toEqual({ phase: 'ended', user: 'ana' })
  await signInToDesk({ user: 'bia', password: 'uma senha comprida' })
  await readDesk('/api/desk/orders')
  expect(deskSession.getState()).toEqual({ phase: 'signed-in', user: 'bia' })
})
