import { afterEach, expect, it, vi } from 'vitest'
import { deskUserHeader } from '../api/calls.ts'
import { deskCallCopy } from '../copy/problems.ts'
import { callDeskAs, onSignedOut, postDesk, readDesk } from './call-desk.ts'

afterEach(() => {
  callDeskAs('')
})

/** A server that answers so many seconds after a request, unless it was aborted. */
function answerAfter(seconds: number): void {
  const fetch = (_path: string, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(Response.json({ status: 'done' })), seconds * 1000)
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  vi.stubGlobal('window', { fetch })
}

it('waits twenty seconds for an answer, and longer where the work is known to take longer', async () => {
  vi.useFakeTimers()
  answerAfter(35)
  const short = postDesk('/api/desk/orders', {}).catch((error: Error) => error.message)
  const long = postDesk('/api/desk/catalog/read', {}, { timeoutMs: 60_000 })
  await vi.advanceTimersByTimeAsync(36_000)
  expect(await short).toBe(deskCallCopy.unreachable)
  expect(await long).toEqual({ status: 'done' })
})

it('says with each call whom the page shows, if anybody', async () => {
  const named: (string | null)[] = []
  const fetch = async (_path: string, { headers }: RequestInit) => {
    named.push(new Headers(headers).get(deskUserHeader))
    return Response.json({})
  }
  vi.stubGlobal('window', { fetch })
  await readDesk('/api/desk/session')
  callDeskAs('ana')
  await readDesk('/api/desk/orders')
  await postDesk('/api/desk/orders', {})
  expect(named).toEqual([null, 'ana', 'ana'])
})

it('asks the user shown now to sign in again, not for an answer to the user shown before', async () => {
  const answers: (() => void)[] = []
  const body = { kind: 'desk-signed-out', detail: 'Entre de novo.' }
  const fetch = () =>
    new Promise((resolve) => {
      answers.push(() => resolve(Response.json(body, { status: 401 })))
    })
  vi.stubGlobal('window', { fetch })
  const wasSignedOut = vi.fn()
  const end = onSignedOut(wasSignedOut)
  callDeskAs('ana')
  const late = readDesk('/api/desk/orders').catch(({ kind }) => kind)
  callDeskAs('bia')
  answers[0]?.()
  expect(await late).toBe('desk-signed-out')
  expect(wasSignedOut).not.toHaveBeenCalled()

  const inTime = readDesk('/api/desk/orders').catch(({ kind }) => kind)
  answers[1]?.()
  expect(await inTime).toBe('desk-signed-out')
  expect(wasSignedOut).toHaveBeenCalledOnce()
  end()
})
