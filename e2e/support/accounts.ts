import { expect, type Page } from '@playwright/test'
import type { Control } from '../../lib/testing/auth-server/serve'
import { type RunningServer, startServer } from '../../scripts/tools/servers'
import { portsOf } from './ports'

export type AccountShop = {
  readonly url: string
  readonly control: (wanted: Control) => Promise<void>
  /** The link in the last message to somebody, as our e-mail templates write it, or the service's own. */
  readonly lastLink: (email: string, template?: 'ours' | 'own') => Promise<string>
  /** What the shop has asked the service so far, as 'POST /auth/v1/recover'. */
  readonly calls: () => Promise<readonly string[]>
  readonly stop: () => Promise<void>
}

type Mail = { readonly to: string; readonly type: string; readonly tokenHash: string }

/** The same build with accounts, at a stand-in of the service over real HTTP. */
export async function startAccountShop(
  name: Parameters<typeof portsOf>[0] = 'accounts',
  environment: Readonly<Record<string, string>> = {},
): Promise<AccountShop> {
  const ports = portsOf(name)
  const url = ports.shopUrl
  const service: RunningServer = await startServer({
    script: 'scripts/auth-server.ts',
    port: ports.store,
    environment: { SITE_URL: url },
    readyPath: '/__state',
  })
  const shop = await startServer({
    script: 'scripts/start.ts',
    port: ports.shop,
    environment: {
      SITE_URL: url,
      SUPABASE_URL: ports.storeUrl,
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test_0123456789',
      SUPABASE_SECRET_KEY: 'sb_secret_test_0123456789012',
      ...environment,
    },
    readyPath: '/api/health/ready',
  })
  async function readState() {
    const answer = await fetch(`${service.url}/__state`)
    return (await answer.json()) as { readonly mails: readonly Mail[]; readonly calls: readonly string[] }
  }
  return {
    url,
    async control(wanted) {
      await fetch(`${service.url}/__control`, { method: 'POST', body: JSON.stringify(wanted) })
    },
    calls: async () => (await readState()).calls,
    async lastLink(email, template = 'ours') {
      const { mails } = await readState()
      const mail = mails.findLast(({ to }) => to === email)
      if (template === 'own') {
        const type = mail?.type === 'email' ? 'signup' : mail?.type
        const query = `token=${mail?.tokenHash}&type=${type}&redirect_to=${encodeURIComponent(`${url}/auth/callback`)}`
        return `${service.url}/auth/v1/verify?${query}`
      }
      return `${url}/auth/confirm?token_hash=${mail?.tokenHash}&type=${mail?.type}`
    },
    async stop() {
      await shop.stop()
      await service.stop()
    },
  }
}

export async function openAuth(page: Page) {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  // The profile of a visitor has such a button too, behind the menu.
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
  return page.getByRole('dialog', { name: 'Entrar' })
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  const modal = await openAuth(page)
  await modal.getByLabel('Email').fill(email)
  await modal.getByLabel('Senha').fill(password)
  await modal.getByLabel('Senha').press('Enter')
}

/** The last notice says so. */
export async function expectNotice(page: Page, text: string): Promise<void> {
  const notices = page.getByRole('region', { name: /^Avisos/ })
  await expect(notices.getByText(text, { exact: true })).toBeVisible()
}

/** What the menu says of who is there; leaves it closed. */
export async function expectInMenu(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText(text, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
}
