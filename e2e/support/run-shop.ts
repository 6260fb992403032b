import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDeskStore } from '../../lib/desk/server/store/open-desk-store.ts'
import { marketTime, momentOf } from '../../lib/domain/market-time.ts'
import { journalFolder } from '../../lib/orders/open-journal.ts'
import type { OrderJournal } from '../../lib/orders/order-journal.ts'
import { openSqliteJournal } from '../../lib/orders/sqlite-journal.ts'
import { digestOrderCode } from '../../lib/orders/testing/sample-orders.ts'
import { startPostgres } from '../../lib/server/database/testing/start-postgres.ts'
import { hashPassword } from '../../lib/server/password-hash.ts'
import { startAuthServer, testKeys } from '../../lib/testing/auth-server/serve-auth-server.ts'
import { closedPort } from '../../lib/testing/closed-port.ts'
import { type WatchedServer, watchServer } from '../../scripts/tools/watched-server.ts'

/** Password of all users of the desk. */
export const deskPassword = 'maçãs-no-caixote-7'

export const otherStoreId = 'store_outra'

/** Has a shop over the faulty store read its catalogue anew. */
export const revalidateSecret = 'a-secret-of-the-tests'

/** Gives the `clock` of a shop that starts at this hour of today. */
export const shiftToHour = (hour: number) => momentOf(marketTime(Date.now()).day, hour * 60) - Date.now()

type Settings = Readonly<Record<string, string>>

/** A store by its API, in a process of its own. `faulty` is the sample store, which fails as it is asked to. */
export type StoreKind =
  | 'faulty'
  | {
      readonly catalog?: 'other' | 'bare' | 'border'
      /** Has a made-up catalogue of that many products instead. */
      readonly products?: number
      /** Has the calls of the specification alone. */
      readonly isPlain?: boolean
      readonly storeId?: string
      readonly refreshSeconds?: number
    }

/** Addresses of what runs beside a shop, each empty where it does not, and the folder with the shop's files. */
export type Surroundings = {
  readonly folder: string
  readonly storeUrl: string
  readonly accountsUrl: string
  /** With the password `local`. */
  readonly databaseUrl: string
}

type Start = Partial<Pick<Parameters<typeof watchServer>[0], 'command' | 'readyPath'>> & {
  /** Settings of the shop; a function where they depend on what runs beside it. */
  readonly environment?: Settings | ((surroundings: Surroundings) => Settings | Promise<Settings>)
}

export type ShopOptions = Start & {
  /** The sample store unless given; `sheet` is the spreadsheet of `docs/loja-exemplo`, with orders by WhatsApp. */
  readonly store?: StoreKind | 'sheet'
  /** Has accounts, at a stand-in of their service. */
  readonly accounts?: boolean
  /** Written into the shop's folder before it starts, by name. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>
  /** Keeps orders and the desk in a Postgres of its own. */
  readonly database?: 'postgres'
  /** Sets its time of day wrong by that many milliseconds, and lets `shiftClock` move it. */
  readonly clock?: number
  /** Sign in at the desk with `deskPassword`. */
  readonly users?: readonly string[]
  /** Modules that are loaded before the shop, by path. */
  readonly preload?: readonly string[]
}

export type AuthServer = Awaited<ReturnType<typeof startAuthServer>>

export type RunningShop = Awaited<ReturnType<typeof runShop>>

/** Starts a store by its API, with its data in that folder. */
export async function runStore(kind: StoreKind, folder: string, port?: number): Promise<WatchedServer> {
  if (kind === 'faulty') {
    return watchServer({
      script: 'scripts/faulty-store.ts',
      port: port ?? (await closedPort()),
      readyPath: '/__state',
    })
  }
  const { catalog = 'other', products, isPlain, storeId = otherStoreId } = kind
  const goods =
    products === undefined ? `--catalog=e2e/fixtures/${catalog}-store.json` : `--products=${products}`
  return watchServer({
    script: 'scripts/store-api.ts',
    port: port ?? (await closedPort()),
    parameters: [goods, '--record', ...(isPlain ? ['--four-calls'] : [])],
    environment: { STORE_ID: storeId, DATA_DIR: folder },
    readyPath: '/__requests',
  })
}

/** The first reading may do without what is no call of the specification (trust R25), such as categories. */
async function readWhole(url: string): Promise<void> {
  const headers = { authorization: `Bearer ${revalidateSecret}` }
  const readCategories = async () => (await fetch(`${url}/api/categories`)).text()
  while (!(await readCategories()).includes('frutas'))
    await fetch(`${url}/api/revalidate`, { method: 'POST', headers })
}

/** Runs the built shop at a free port, in a folder of its own, with what it needs beside it. */
export async function runShop(options: ShopOptions = {}) {
  const { store: kind, files = {}, users = [], clock, preload = [], ...first } = options
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mercado-local-shop-'))
  const dataDirectory = path.join(folder, 'data')
  const storeFolder = path.join(folder, 'store')
  const port = await closedPort()
  const url = `http://localhost:${port}`
  const closings: (() => unknown)[] = [() => fs.rmSync(folder, { recursive: true, force: true })]
  let server: WatchedServer | undefined
  let accounts: AuthServer | undefined
  let journal: OrderJournal | undefined
  let storeUrl = ''
  let shift = clock ?? 0
  const given: Record<string, string> = { DATA_DIR: dataDirectory, SITE_URL: url }
  const modules = [...preload, ...(clock === undefined ? [] : ['./e2e/support/shift-clock.ts'])]

  async function close(): Promise<void> {
    for (const end of closings.splice(0).toReversed()) await end()
  }

  async function prepare(): Promise<void> {
    fs.mkdirSync(dataDirectory)
    if (kind === 'sheet') fs.cpSync('docs/loja-exemplo', folder, { recursive: true })
    for (const [name, content] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      fs.writeFileSync(path.join(folder, name), content)
    }
    if (users.length > 0) {
      const desk = await openDeskStore({ databaseUrl: null, dataDirectory })
      const hash = await hashPassword(deskPassword)
      for (const name of users) await desk.saveUser({ name, hash })
      await desk.close()
    }
    if (clock !== undefined) given['CLOCK_SHIFT'] = String(clock)
    if (kind === 'sheet') {
      given['CATALOG_FILE'] = path.join(folder, 'loja.csv')
      given['STORE_WHATSAPP'] = '(47) 99999-1234'
    } else if (kind !== undefined) {
      const store = await runStore(kind, storeFolder)
      closings.push(store.stop)
      storeUrl = store.url.replace('localhost', '127.0.0.1')
      given['STORE_API_URL'] = storeUrl
      given['STORE_ID'] = kind === 'faulty' ? 'store_faulty' : (kind.storeId ?? otherStoreId)
      given['CATALOG_REFRESH_SECONDS'] = String(kind === 'faulty' ? 3600 : (kind.refreshSeconds ?? 1))
      if (kind === 'faulty') given['REVALIDATE_SECRET'] = revalidateSecret
    }
    if (options.accounts) {
      accounts = await startAuthServer({ redirectAddresses: [`${url}/auth/callback`] })
      closings.push(accounts.close)
      given['SUPABASE_URL'] = accounts.origin
      given['SUPABASE_PUBLISHABLE_KEY'] = testKeys.publishableKey
      given['SUPABASE_SECRET_KEY'] = testKeys.secretKey
    }
    if (options.database) {
      const postgres = await startPostgres()
      closings.push(postgres.remove)
      given['DATABASE_URL'] = await postgres.createDatabase()
    }
  }

  async function start(again: Start = {}): Promise<void> {
    const { environment = {}, command, readyPath } = { ...first, ...again }
    const surroundings = {
      ...{ folder, storeUrl },
      accountsUrl: accounts?.origin ?? '',
      databaseUrl: given['DATABASE_URL'] ?? '',
    }
    server = await watchServer({
      script: 'scripts/start.ts',
      port,
      nodeFlags: modules.flatMap((module) => ['--import', module]),
      // All browsers of a test have one address.
      environment: {
        RATE_LIMIT_SCALE: '100',
        ...given,
        ...(typeof environment === 'function' ? await environment(surroundings) : environment),
      },
      readyPath: readyPath ?? '/api/health/ready',
      ...(command ? { command } : {}),
    })
    if (kind === 'faulty' && readyPath === undefined) await readWhole(url)
  }

  try {
    await prepare()
    closings.push(() => server?.stop())
    await start()
  } catch (error) {
    await close()
    throw error
  }
  return {
    /** `folder` is removed at the end by `close`, which ends all that runs beside it; `start` goes on with its data. */
    ...{ url, port, folder, dataDirectory, storeUrl, storeFolder, start, close },
    get server() {
      if (!server) throw new Error('the shop is not started')
      return server
    },
    get accounts() {
      if (!accounts) throw new Error('the shop has no accounts')
      return accounts
    },
    /** Opens the files that the shop has open; names new orders by `digestOrderCode`. */
    get journal() {
      if (!journal) {
        const opened = openSqliteJournal({
          folder: journalFolder({ dataDirectory }),
          now: () => Date.now() + shift,
          createCode: digestOrderCode,
        })
        journal = opened
        closings.push(() => opened.close())
      }
      return journal
    },
    /** Sets its time of day wrong by that many milliseconds. */
    async shiftClock(milliseconds: number) {
      shift = milliseconds
      await fetch(`${url}/__clock?shift=${milliseconds}`)
    },
    stop: async () => server?.stop(),
  }
}
