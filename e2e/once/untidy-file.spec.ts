import fs from 'node:fs'
import path from 'node:path'
import { signIn } from '../support/desk-shop'
import { reloadUntil } from '../support/shop-page'
import { expect, expectNoAxeViolations, test, useShop } from '../support/test'

const untidy = fs.readFileSync('e2e/fixtures/untidy-store.csv', 'utf8').replaceAll('\n', '\r\n')

/** Runs a shop on a file as a merchant saved it. */
const useShopFrom = (text: string | Buffer) =>
  useShop({
    users: ['ana'],
    files: {
      'loja.csv': text,
      'fotos/uva.heic': 'x',
      'fotos/papel.gif': 'x',
      'fotos/batata-grande.jpg': new Uint8Array(9_000_000),
      'fotos/maca.webp': fs.readFileSync('docs/loja-exemplo/fotos/banana.webp'),
    },
    environment: ({ folder }) => ({
      CATALOG_FILE: path.join(folder, 'loja.csv'),
      STORE_WHATSAPP: '(47) 99999-1234',
    }),
    readyPath: '/api/health/live',
  })

test.describe('an untidy file', { tag: '@long' }, () => {
  const shop = useShopFrom(Buffer.from(untidy, 'latin1'))

  test('R62 the owner reads of every row that is left out, at the start and at the desk', async ({
    page,
  }) => {
    const zero = 'O preço é zero: “0,00”.'
    for (const text of [
      'Planilha loja.csv: 34 produtos na loja.\n',
      '\n28 linhas ficaram de fora:\n',
      `\nLinha 18, Couve manteiga: ${zero} Escreva o preço, como 12,90.\n`,
    ])
      expect(shop.server.output()).toContain(text)

    await signIn(page, '/painel/catalogo', 'ana')
    const leftOut = page.getByRole('region', { name: 'Linhas fora da loja' }).getByRole('listitem')
    await expect(leftOut).toHaveCount(28)
    const couve = leftOut.filter({ hasText: 'Linha 18: Couve manteiga' })
    await expect(couve).toContainText(`${zero}Escreva o preço, como 12,90.`)
    const notes = page.getByRole('region', { name: 'À venda, com um aviso' })
    await expect(notes).toContainText('A foto “uva.heic” está na pasta, mas o formato não é aceito.')
    await expect(notes).toContainText('A foto “batata-grande.jpg” está na pasta, mas é grande demais.')
    await expect(notes).toContainText('“Mercearia, Molhos” é uma categoria só.')
    await expectNoAxeViolations(page)

    const file = path.join(shop.folder, 'loja.csv')
    const mended = untidy.replace('Verduras e legumes;0,00', 'Verduras e legumes;3,00')
    fs.writeFileSync(file, Buffer.from(mended, 'latin1'))
    await expect(async () => {
      await page.reload()
      await expect(leftOut).toHaveCount(27, { timeout: 2000 })
    }).toPass()
    fs.writeFileSync(file, 'Produto;Quanto\nBanana;4,99\n')
    await reloadUntil(page, page.getByText('Falta a coluna “preço”.'))
    await expect(page.getByText(/^A loja segue com a última versão boa, lida em .+\.$/)).toBeVisible()
    expect(await page.locator('body').textContent()).not.toContain('sistema da loja')
  })
})
