import { describe, expect, it } from 'vitest'
import type { AuthRequest } from '../api/auth-messages.ts'
import { accountProblemKinds, problemKinds } from '../api/problem-kinds.ts'
import { postAuth } from './call-accounts.ts'

const credentials = { email: 'ana@exemplo.com', password: 'segredo' }
const user = { id: 'u1', email: 'ana@exemplo.com', name: 'Ana', avatarUrl: null }
const refused = (kind: string) => ({ ok: false, error: { kind } })
const requests: AuthRequest[] = [
  { action: 'sign-in', body: credentials },
  { action: 'sign-up', body: { name: 'Ana', ...credentials } },
  { action: 'google', body: {} },
  { action: 'recover', body: { email: 'ana@exemplo.com' } },
  { action: 'confirm', body: { tokenHash: 'pkce_0123456789', type: 'email' } },
  { action: 'enter', body: { isMine: true, email: 'ana@exemplo.com', name: 'Ana', password: 'outra' } },
  { action: 'resend', body: { email: 'ana@exemplo.com' } },
  { action: 'new-password', body: { password: 'outra' } },
  { action: 'sign-out', body: { scope: 'local' } },
]
const postAnswered = (answer: unknown, status = 200) =>
  postAuth({ action: 'sign-in', body: credentials }, { fetch: async () => Response.json(answer, { status }) })

describe('postAuth', () => {
  it.each(requests)('posts $action as JSON to our own server', async (request) => {
    const calls: [unknown, RequestInit | undefined][] = []
    const result = await postAuth(request, {
      fetch: async (input, init) => {
        calls.push([input, init])
        return Response.json({ kind: 'confirmation-sent' })
      },
    })
    expect(result).toEqual({ ok: true, value: { kind: 'confirmation-sent' } })
    const [input, init] = calls[0] ?? []
    expect([calls.length, input, init?.method]).toEqual([1, `/api/auth/${request.action}`, 'POST'])
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
    expect(JSON.parse(String(init?.body))).toEqual(request.body)
  })

  it('gives back who is signed in, and nothing the answer holds besides', async () => {
    const delivery = { city: 'Itajaí', whatsapp: '47 99999-1234', substitution: 'remove' }
    const answer = { kind: 'signed-in', user: { ...user, token: 'x' }, delivery: { ...delivery, token: 'x' } }
    expect(await postAnswered(answer)).toEqual({ ok: true, value: { kind: 'signed-in', user, delivery } })
    expect(await postAnswered({ kind: 'signed-in', user, delivery: { substitution: 'x' } })).toMatchObject({
      value: { delivery: { city: '', whatsapp: '', substitution: null } },
    })
    const withPicture = { ...user, avatarUrl: 'https://a.example/a.png' }
    expect(await postAnswered({ kind: 'signed-in', user: withPicture })).toMatchObject({
      value: { user: withPicture },
    })
  })

  it('goes on at a safe address only', async () => {
    const leaving = (url: unknown) => postAnswered({ kind: 'continue-at', url })
    for (const url of ['https://accounts.example/o?x=1', 'http://127.0.0.1:4020/authorize']) {
      expect(await leaving(url)).toEqual({ ok: true, value: { kind: 'continue-at', url } })
    }
    for (const bad of ['http://accounts.example/', 'javascript:alert(1)', '/x', '', 7, undefined]) {
      expect(await leaving(bad)).toEqual(refused('unreadable'))
    }
  })

  it.each([...problemKinds, ...accountProblemKinds])('names the problem %s of our server', async (kind) => {
    expect(await postAnswered({ kind, title: 'x' }, 501)).toEqual(refused(kind))
  })

  it('hands on what the project asks of a password, as far as it is known here', async () => {
    const rule = { minimumLength: 10, letters: ['digit', 'runes'] }
    expect(await postAnswered({ kind: 'weak-password', title: 'x', rule }, 422)).toEqual({
      ok: false,
      error: { kind: 'weak-password', rule: { minimumLength: 10, letters: ['digit'] } },
    })
  })

  it.each([
    null,
    [],
    1,
    'x',
    {},
    { kind: 'toString' },
    { kind: 'signed-in' },
    { kind: 'signed-in', user: { id: 1 } },
  ])('takes %j for unreadable', async (answer) => {
    expect(await postAnswered(answer)).toEqual(refused('unreadable'))
  })
})
