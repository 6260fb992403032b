import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { DeskStore } from '../../lib/desk/server/store/desk-store'
import { openDeskStore } from '../../lib/desk/server/store/open-desk-store'
import { journalFolder } from '../../lib/orders/open-journal'
import { digestOrderCode } from '../../lib/orders/order-code'
import type { NewOrder, OrderJournal } from '../../lib/orders/order-journal'
import { openSqliteJournal } from '../../lib/orders/sqlite-journal'
import { hashPassword } from '../../lib/server/password-hash'
import { startShop } from '../../scripts/tools/servers'
import type { Ports } from './ports'
import { expect } from './test'

export const deskPassword = 'maçãs-no-caixote-7'

export type DeskShop = {
  readonly url: string
  /** Of the shop: what a thief of its disk would read. */
  readonly dataDirectory: string
  /** The same files that the shop has open; what it is given is called by `digestOrderCode`. */
  readonly journal: OrderJournal
  /** Ends all sessions of a user, as `npm run desk:user` does. */
  readonly endSessions: (user: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/** The desk below a folder, with these users, who all have one password; to be closed. */
export async function openDesk(dataDirectory: string, users: readonly string[]): Promise<DeskStore> {
  const desk = await openDeskStore({ databaseUrl: null, dataDirectory })
  const hash = await hashPassword(deskPassword)
  for (const name of users) await desk.saveUser({ name, hash })
  return desk
}

/** A production shop, on the sample store unless the environment says another, with a desk for these users. */
export async function startDeskShop(
  ports: Ports,
  users: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<DeskShop> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-shop-'))
  const desk = await openDesk(dataDirectory, users)
  const shop = await startShop({ port: ports.shop, environment: { ...environment, DATA_DIR: dataDirectory } })
  const journal = openSqliteJournal({
    folder: journalFolder({ dataDirectory }),
    now: Date.now,
    createCode: digestOrderCode,
  })
  return {
    url: ports.shopUrl,
    dataDirectory,
    journal,
    async endSessions(user) {
      await desk.endSessions(user)
    },
    async stop() {
      await journal.close()
      await desk.close()
      await shop.stop()
      fs.rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** Writes an order into the journal as one whose shopper is back from the payment. */
export async function placeOrder(journal: OrderJournal, order: NewOrder): Promise<void> {
  await journal.create(order, { from: ['recorded'], to: 'arrived' })
}

/** Opens a view of the desk and signs in there. */
export async function signIn(page: Page, view: string, user: string): Promise<void> {
  await page.goto(view)
  await page.getByLabel('Usuário').fill(user)
  await page.getByLabel('Senha', { exact: true }).fill(deskPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('button', { name: `Conta de ${user}` })).toBeVisible()
}
