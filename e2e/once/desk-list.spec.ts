import fs from 'node:fs'
import path from 'node:path'
import { signIn } from '../support/desk-shop'
import { runOwnShop } from '../support/own-shop'
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../support/test'

const message = `[10:32, 24/11/2026] Zulmira: 2 leite integral
[10:32, 24/11/2026] Zulmira: 1kg de banana bem madura
arroz 5kg
bolinho de unicórnio`

const shop = runOwnShop({ name: 'desk-list', users: ['ana'] })
test.use({
  viewport: { width: 360, height: 740 },
  permissions: ['clipboard-read', 'clipboard-write'],
})

test('S65 a message becomes a cart that its shopper opens, exchanges and keeps', async ({
  page,
  browser,
}) => {
  await signIn(page, '/painel', 'ana')
  await page.getByRole('link', { name: 'Montar carrinho de uma mensagem' }).click()
  await page.getByLabel('Mensagem do cliente').fill(message)
  await page.getByRole('button', { name: 'Procurar produtos' }).click()
  await expect(page.getByText('3 de 4 linhas achadas.')).toBeVisible()
  await expectNoAxeViolationsInBothSchemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  const row = (written: string) => page.getByRole('listitem').filter({ hasText: written })
  await expect(row('1kg de banana')).toContainText('Recado: “bem madura”')
  await row('2 leite').getByRole('button', { name: 'Aumentar quantidade' }).click()
  await page.getByLabel('Produto para “arroz 5kg”').selectOption({ index: 1 })
  const rice = await page.getByLabel('Produto para “arroz 5kg”').locator('option:checked').textContent()
  const answer = page.getByRole('region', { name: 'Resposta para o cliente' })
  await expect(answer).toContainText('Trocamos:')
  await expect(answer).toContainText('• bolinho de unicórnio')

  await answer.getByRole('button', { name: 'Copiar resposta' }).click()
  await expect(page.getByText('Resposta copiada.').first()).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const textOf = async () => {
    const href = await answer.getByRole('link', { name: 'Abrir WhatsApp' }).getAttribute('href')
    const { pathname, searchParams } = new URL(href ?? '')
    return [pathname, searchParams.get('text')]
  }
  expect(await textOf()).toEqual(['/', copied])
  await answer.getByLabel('WhatsApp do cliente (opcional)').fill('(47) 99999-1234')
  expect(await textOf()).toEqual(['/5547999991234', copied])

  const [link = ''] = /http\S+/.exec(copied) ?? []
  const other = await browser.newContext({ baseURL: shop.url })
  const shopper = await other.newPage()
  await shopper.goto(link)
  await expect(
    shopper.getByRole('heading', { level: 1, name: /^Lista compartilhada: \d+ itens$/ }),
  ).toBeVisible()
  await expect(shopper.getByRole('main')).toContainText('Leite integral')
  await shopper.getByRole('button', { name: 'Juntar ao meu carrinho' }).click()
  const lines = shopper.getByRole('dialog', { name: 'Carrinho' }).getByRole('listitem')
  await expect(lines.filter({ hasText: (rice ?? '').split(' · ')[0] ?? '' }).first()).toBeVisible()
  await other.close()

  const files = fs.readdirSync(shop.dataDirectory, { recursive: true, withFileTypes: true })
  const kept = files
    .filter((file) => file.isFile())
    .map((file) => fs.readFileSync(path.join(file.parentPath, file.name), 'utf8'))
  expect(kept.join()).not.toMatch(/Zulmira|unicórnio/)
})

test('S65 without a connection the message stays in its field, and nothing is lost', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, '/painel/lista', 'ana')
  await page.getByLabel('Mensagem do cliente').fill(message)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Procurar produtos' }).click()
  await expect(page.getByRole('alert')).toContainText('Sem conexão com a loja')
  await expect(page.getByLabel('Mensagem do cliente')).toHaveValue(message)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Procurar produtos' }).click()
  await expect(page.getByRole('heading', { name: 'Resposta para o cliente' })).toBeVisible()
})
