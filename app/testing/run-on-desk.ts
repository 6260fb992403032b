import fs from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { hashPassword } from '@/lib/server/password-hash'
import { openDeskBrowser, type RouteHandler } from '@/lib/testing/desk-browser'
import { runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'

/** Password of the user `mercado`. */
export const password = 'uma-senha-de-sábado'

const app = path.resolve(import.meta.dirname, '..')

const routes = fs.globSync('api/desk/**/route.ts', { cwd: app }).map((file) => {
  const address = `/${path.dirname(file).replaceAll(path.sep, '/')}`
  const pattern = address.replaceAll('.', '\\.').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')
  return { file: path.join(app, file), pattern: new RegExp(`^${pattern}$`) }
})

export const sampleSheet = {
  CATALOG_FILE: path.resolve('docs/loja-exemplo/loja.csv'),
  STORE_WHATSAPP: '(47) 99999-1234',
  SERVED_CITIES: 'Balneário Camboriú',
}

/** Gives all that a shop by message asks of an order that it brings. */
export const broughtTo = {
  city: 'Balneário Camboriú',
  street: 'Rua das Flores',
  houseNumber: '12',
  whatsapp: '48988887777',
  substitution: 'remove',
} as const

export async function runOnDesk(variables: Readonly<Record<string, string>> = {}): Promise<void> {
  runOnEmbeddedStore({ DESK_PASSWORD_HASH: await hashPassword(password), ...variables })
}

export function openDesk(headers: Readonly<Record<string, string>> = {}) {
  const { call, cookies } = openDeskBrowser(headers)

  /** POST with a body, else GET. */
  async function ask(address: string, body?: unknown, more: Readonly<Record<string, string>> = {}) {
    const [pathname = ''] = address.split('?')
    for (const { file, pattern } of routes) {
      const groups = pattern.exec(pathname)?.groups ?? (pattern.test(pathname) ? {} : null)
      if (!groups) continue
      const exported = (await import(file)) as Readonly<Record<string, RouteHandler | undefined>>
      const handle = exported[body === undefined ? 'GET' : 'POST']
      if (!handle) throw new Error(`${address} does not take that method`)
      const parameters = Object.fromEntries(
        Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
      )
      return call(handle, { path: address, body, headers: more, parameters })
    }
    throw new Error(`there is no route at ${address}`)
  }

  const signIn = (body: object = { user: 'mercado', password }, more?: Readonly<Record<string, string>>) =>
    ask('/api/desk/session', body, more)

  return { ask, signIn, cookies }
}

export async function openSignedInDesk() {
  const desk = openDesk()
  expect((await desk.signIn()).status).toBe(200)
  return desk
}
