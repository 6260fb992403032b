import fs from 'node:fs'
import path from 'node:path'
import writeExcelFile from 'write-excel-file/node'
import { excelWorkbook } from '../../lib/server/workbook/testing/excel-workbook'
import { signIn } from '../support/desk-shop'
import { runOwnShop } from '../support/own-shop'
import { openCart, reloadUntil, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

const head = ['Código', 'Nome', 'Preço', 'Unidade', 'Estoque']

/** What a program of another maker writes: loja and entregas in one workbook. */
function writeWorkbook(file: string, price: number, [ofGoods, ofDelivery] = ['Loja', 'Entregas']) {
  const money = (value: number) => ({ value, type: Number, format: '"R$" #,##0.00' })
  const loja = [
    head,
    ['101', 'Banana prata', money(price), 'kg', 40],
    ['102', 'Café torrado', money(1234.5), null, null],
  ]
  const entregas = [
    ['tipo', 'cidade', 'frete'],
    ['entrega', 'Penha', money(7.5)],
  ]
  return writeExcelFile([
    { data: entregas, sheet: ofDelivery },
    { data: loja, sheet: ofGoods },
  ]).toFile(file)
}

test.describe('a shop from a workbook of Excel', () => {
  const shop = runOwnShop({
    name: 'workbook',
    users: ['ana'],
    prepare: () => writeWorkbook(file, 6.99),
    environment: () => ({ CATALOG_FILE: file, STORE_WHATSAPP: '(47) 99999-1234' }),
  })
  const file = path.join(shop.folder, 'loja.xlsx')

  const priceOf = async (id: string) => {
    const text = await (await fetch(`${shop.url}/product/${id}`)).text()
    return /"price":"?([\d.]+)/.exec(text)?.[1]
  }

  test('R78 sells what its sheets say, and follows a price that was changed', async ({ page }) => {
    expect(shop.server.output()).toContain('Planilha loja.xlsx, aba Loja: 2 produtos na loja.\n')
    await visit(page, '/product/101')
    await expect(page.getByText('R$ 6,99').first()).toBeVisible()
    await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
    const drawer = await openCart(page)
    await expect(drawer.getByRole('button', { name: 'Penha Confirmar' })).toBeVisible()
    expect(await priceOf('102')).toBe('1234.50')
    await writeWorkbook(file, 5.49)
    await expect.poll(() => priceOf('101')).toBe('5.49')
  })

  test('R78 keeps goods and delivery while their sheets are called otherwise, and the desk says so', async ({
    page,
  }) => {
    // The first sheet would otherwise be sold at once, for its costs.
    await writeWorkbook(file, 1, ['Produtos', 'Entrega'])
    await signIn(page, '/painel/catalogo', 'ana')
    for (const sheet of ['loja', 'entregas'])
      await reloadUntil(page, page.getByText(`A aba “${sheet}” não está mais na planilha.`))
    await expectNoAxeViolations(page)
    expect(await priceOf('101')).toBe('5.49')
    await visit(page, '/')
    await expect(page.locator('.delivery-line')).toContainText('Entrega em Penha · frete R$\u00a07,50')
    await writeWorkbook(file, 4.99)
    await expect.poll(() => priceOf('101')).toBe('4.99')
    await page.goto('/painel/catalogo')
    await expect(page.getByText('Planilha loja.xlsx, aba Loja, salva em')).toBeVisible()
  })

  test('R78 S67 the owner reads of what Excel changed, by its line, and of a workbook that cannot be read', async ({
    page,
  }) => {
    const at = (number: number, format: string) => ({ number, format })
    fs.writeFileSync(
      file,
      excelWorkbook({
        sheets: [
          {
            name: 'Loja',
            rows: [
              ['Preços da semana'],
              null,
              head,
              ['101', 'Banana prata', { ...at(4.5, '0.00'), formula: 'F4*1.5' }, 'kg', { number: 40 }],
              [at(46_366, 'd-mmm'), 'Sabão', at(5, '0.00')],
              ['103', 'Uva', at(0.1, '0%')],
              ['104', 'Mel', { error: '#REF!', formula: 'Z9' }],
            ],
          },
        ],
      }),
    )
    await expect.poll(() => priceOf('101')).toBe('4.50')
    await signIn(page, '/painel/catalogo', 'ana')
    const leftOut = page.getByRole('region', { name: 'Linhas fora da loja' })
    await expect(leftOut.getByRole('listitem')).toHaveText([
      'Linha 5: SabãoO Excel mudou este código: “10/dez”.Formate a coluna como texto e escreva o código de novo.',
      'Linha 6: UvaNão dá para saber quanto é o preço “10%”.Escreva só o valor, como 12,90 ou 1.234,50.',
      'Linha 7: MelA célula de preço mostra um erro da planilha: “#REF!”.Corrija a fórmula, ou escreva o valor.',
    ])
    await expectNoAxeViolations(page)
    const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
    for (const [bytes, said] of [
      [fs.readFileSync(file).subarray(0, 700), 'A planilha está danificada ou pela metade.'],
      [
        Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]),
        'A planilha só abre com senha.',
      ],
      [compound, 'É um arquivo do Excel antigo (.xls) ou de outro programa.'],
    ] as const) {
      fs.writeFileSync(file, bytes)
      await reloadUntil(page, page.getByText(said))
      await expect(page.getByText(/^A loja segue com a última versão boa, lida em .+\.$/)).toBeVisible()
      expect(await priceOf('101')).toBe('4.50')
    }
  })
})
