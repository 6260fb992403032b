import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { OrderJournal } from '../../lib/orders/order-journal'
import { startShop } from '../../scripts/tools/servers'
import type { WatchedServer } from '../../scripts/tools/watched-server'
import { openDesk, openShopJournal } from './desk-shop'
import { portsOf } from './ports'
import { test } from './test'

type Start = Pick<Parameters<typeof startShop>[0], 'command' | 'nodeFlags' | 'readyPath'> & {
  /** Settings; called each time the shop starts where they depend on other servers. */
  readonly environment?: Environment
}
type Settings = Readonly<Record<string, string>>
type Environment = Settings | (() => Settings | Promise<Settings>)

type Options = Start & {
  /** Of its ports. */
  readonly name: Parameters<typeof portsOf>[0]
  /** Who signs in at its desk. */
  readonly users?: readonly string[]
  /** Puts into its folder what it reads. */
  readonly prepare?: (folder: string) => unknown
}

export type OwnShop = {
  readonly url: string
  /** Of this shop alone, with what `prepare` put there; removed at the end. */
  readonly folder: string
  /** Below that folder. */
  readonly dataDirectory: string
  readonly server: WatchedServer
  /** The same files that the shop has open; what it is given is called by `digestOrderCode`. */
  readonly journal: OrderJournal
  /** Starts it once more, on the same data, as it was started at first or otherwise. */
  readonly start: (options?: Start) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * A production shop for the tests of one file or group alone, which run one after the other; on the sample store, unless
 * the settings name another. It starts before the first test and stops after the last.
 */
export function runOwnShop({ name, users = [], prepare, ...first }: Options): OwnShop {
  const { shop: port, shopUrl: url } = portsOf(name)
  const folder = path.join(os.tmpdir(), `${name}-${process.pid}`)
  const dataDirectory = path.join(folder, 'data')
  let server: WatchedServer | undefined
  let journal: OrderJournal | undefined

  async function start(again: Start = {}): Promise<void> {
    const { environment = {}, ...options } = { ...first, ...again }
    const settings = await settingsOf(environment)
    server = await startShop({ port, environment: { DATA_DIR: dataDirectory, ...settings }, ...options })
  }

  test.describe.configure({ mode: 'serial' })
  test.use({ baseURL: url })
  test.beforeAll(async () => {
    fs.mkdirSync(dataDirectory, { recursive: true })
    await prepare?.(folder)
    if (users.length > 0) await (await openDesk(dataDirectory, users)).close()
    await start()
  })
  test.afterAll(async () => {
    await journal?.close()
    await server?.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  return {
    url,
    folder,
    dataDirectory,
    get server() {
      if (!server) throw new Error('the shop is not started')
      return server
    },
    get journal() {
      journal ??= openShopJournal(dataDirectory)
      return journal
    },
    start,
    stop: async () => server?.stop(),
  }
}

const settingsOf = async (environment: Environment) =>
  typeof environment === 'function' ? environment() : environment
