import { describe, expect, it } from 'vitest'
import { ownPost, runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'

runOnEmbeddedStore()

type Module = { readonly POST: (request: Request) => Promise<Response> }

const credentials = { email: 'ana@exemplo.com', password: 'uma senha só minha' }
const account = { ...credentials, name: 'Ana' }

const routes = {
  google: () => import('./google/route'),
  'sign-in': () => import('./sign-in/route'),
  'sign-up': () => import('./sign-up/route'),
} satisfies Record<string, () => Promise<Module>>

async function problemOf(name: keyof typeof routes, body: unknown) {
  const { POST } = await routes[name]()
  const response = await POST(ownPost(`/api/auth/${name}`, body))
  const text = await response.text()
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  // S13, S15: nothing of what was typed comes back, and no session is set.
  expect(text).not.toMatch(/ana@|senha só|\bat \/|node_modules|stack/)
  expect(response.headers.get('set-cookie')).toBeNull()
  const { type, ...problem } = JSON.parse(text)
  return { ...problem, status: response.status }
}

describe('the ways into an account', () => {
  it.each([
    ['google', {}],
    ['sign-in', credentials],
    ['sign-up', account],
  ] as const)(
    'answer %s with 501 and the text of the specification while accounts are not configured',
    async (name, body) => {
      expect(await problemOf(name, body)).toEqual({
        status: 501,
        kind: 'auth-not-configured',
        title: 'Integração Pendente! ⚙️',
        detail: 'Configure a integração com o Supabase para ativar a autenticação.',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
    },
  )

  it.each([
    ['S6 takes no return address elsewhere', 'google', { redirectTo: 'https://evil.example' }],
    ['S8 takes nothing but an object', 'sign-in', null],
    ['S8 takes no key that it does not know', 'sign-in', account],
    ['S8 takes no __proto__', 'sign-in', JSON.stringify(credentials).replace('{', '{"__proto__":{"x":1},')],
    ['S8 accepts no one without a name', 'sign-up', credentials],
    ['S8 takes no empty name', 'sign-up', { ...account, name: '' }],
    ['S8 takes no endless name', 'sign-up', { ...account, name: 'Ana'.repeat(50) }],
    ['S8 takes no role', 'sign-up', { ...account, role: 'admin' }],
  ] as const)('%s: %s', async (_title, name, body) => {
    expect(await problemOf(name, body)).toMatchObject({ status: 400, kind: 'bad-body' })
  })

  it.each([
    ['a@b', true],
    ["o'neil+feira@exemplo.com.br", true],
    ['x@xn--po-8ia.example', true],
    ['', false],
    ['ana', false],
    ['ana@', false],
    ['@exemplo.com', false],
    ['a b@exemplo.com', false],
    [7, false],
    [`${'a'.repeat(250)}@b.br`, false],
  ])('take the address %j as the e-mail field of a browser does: %s', async (email, isTaken) => {
    const kind = isTaken ? 'auth-not-configured' : 'bad-body'
    expect(await problemOf('sign-in', { ...credentials, email })).toMatchObject({ kind })
  })
})
