import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startShop } from '../../scripts/tools/servers'
import type { WatchedServer } from '../../scripts/tools/watched-server'
import { openDesk, signIn } from '../support/desk-shop'
import { portsOf } from '../support/ports'
import { reloadUntil } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

const { shop: port, shopUrl } = portsOf('untidy-file')
const untidy = fs.readFileSync('e2e/fixtures/untidy-store.csv', 'utf8').replaceAll('\n', '\r\n')

// One shop after the other, each on a file as a merchant saved it.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: shopUrl })

type Opened = { readonly shop: WatchedServer; readonly file: string; readonly pictures: string }

async function withShop(text: string | Buffer, use: (opened: Opened) => Promise<void>): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'untidy-file-'))
  const file = path.join(folder, 'loja.csv')
  const pictures = path.join(folder, 'fotos')
  fs.writeFileSync(file, text)
  fs.mkdirSync(pictures)
  for (const name of ['uva.heic', 'papel.gif', 'batata-grande.jpg'])
    fs.writeFileSync(path.join(pictures, name), 'x')
  fs.truncateSync(path.join(pictures, 'batata-grande.jpg'), 9_000_000)
  fs.copyFileSync('docs/loja-exemplo/fotos/banana.webp', path.join(pictures, 'maca.webp'))
  const dataDirectory = path.join(folder, 'data')
  const desk = await openDesk(dataDirectory, ['ana'])
  const shop = await startShop({
    port,
    environment: {
      DATA_DIR: dataDirectory,
      CATALOG_FILE: file,
      STORE_WHATSAPP: '(47) 99999-1234',
    },
    readyPath: '/api/health/live',
  })
  try {
    await use({ shop, file, pictures })
  } finally {
    await desk.close()
    await shop.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

test('R62 the owner reads of every row that is left out, at the start and at the desk', async ({ page }) => {
  await withShop(Buffer.from(untidy, 'latin1'), async ({ shop, file }) => {
    const zero = 'O preço é zero: “0,00”.'
    expect(shop.output()).toContain('Planilha loja.csv: 33 produtos na loja.\n')
    expect(shop.output()).toContain('\n29 linhas ficaram de fora:\n')
    expect(shop.output()).toContain(`\nLinha 18, Couve manteiga: ${zero} Escreva o preço, como 12,90.\n`)

    await signIn(page, '/painel/catalogo', 'ana')
    const leftOut = page.getByRole('region', { name: 'Linhas fora da loja' })
    await expect(leftOut.getByRole('listitem')).toHaveCount(29)
    const couve = leftOut.getByRole('listitem').filter({ hasText: 'Linha 18: Couve manteiga' })
    await expect(couve).toContainText(`${zero}Escreva o preço, como 12,90.`)
    const notes = page.getByRole('region', { name: 'À venda, com um aviso' })
    await expect(notes).toContainText('A foto “uva.heic” está na pasta, mas o formato não é aceito.')
    await expect(notes).toContainText('A foto “batata-grande.jpg” está na pasta, mas é grande demais.')
    await expect(notes).toContainText('“Mercearia, Molhos” é uma categoria só.')
    expect(await page.locator('body').textContent()).not.toContain('sistema da loja')
    await expectNoAxeViolations(page)

    fs.writeFileSync(
      file,
      Buffer.from(untidy.replace('Verduras e legumes;0,00', 'Verduras e legumes;3,00'), 'latin1'),
    )
    await expect(async () => {
      await page.reload()
      await expect(leftOut.getByRole('listitem')).toHaveCount(28, { timeout: 2000 })
    }).toPass()
    fs.writeFileSync(file, 'Produto;Quanto\nBanana;4,99\n')
    await reloadUntil(page, page.getByText('Falta a coluna “preço”.'))
    await expect(page.getByText(/^A loja segue com a última versão boa, lida em .+\.$/)).toBeVisible()
    expect(await page.locator('body').textContent()).not.toContain('sistema da loja')
  })
})

test('R67 a shop whose file was never good says what is missing, until it is there', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/)
  await withShop('Produto;Quanto\n<b>Banana</b>;4,99\n', async ({ shop, file }) => {
    expect(shop.output()).toContain('Planilha loja.csv: Falta a coluna “preço”.')
    const answer = await page.goto('/')
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([503, 'no-store'])
    await expect(page.getByRole('heading', { name: 'A loja ainda não abriu' })).toBeVisible()
    await expect(page.getByText('loja.csv: Falta a coluna “preço”.')).toContainText(
      'Lá está escrito: Produto, Quanto.',
    )
    await expectNoAxeViolations(page)
    fs.writeFileSync(file, 'Tabela de preços\n\nProduto;Valor\nBanana;4,99\n')
    await expect.poll(async () => (await fetch(`${shopUrl}/api/health/ready`)).status).toBe(200)
    await page.getByRole('link', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('article').filter({ hasText: 'Banana' }).first()).toContainText('4,99')
    // What the page still loads would find no shop any more.
    await page.goto('about:blank')
  })
})
