import path from 'node:path'
import writeExcelFile from 'write-excel-file/node'
import { runOwnShop } from '../support/own-shop'
import { openCart, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

/** What a program of another maker writes: loja and entregas in one workbook. */
function writeWorkbook(file: string, price: number) {
  const money = (value: number) => ({ value, type: Number, format: '"R$" #,##0.00' })
  const loja = [
    ['Código', 'Nome', 'Preço', 'Unidade', 'Estoque'],
    ['101', 'Banana prata', money(price), 'kg', 40],
    ['102', 'Café torrado', money(1234.5), null, null],
  ]
  const entregas = [
    ['tipo', 'cidade', 'frete'],
    ['entrega', 'Penha', money(7.5)],
  ]
  return writeExcelFile([
    { data: entregas, sheet: 'Entregas' },
    { data: loja, sheet: 'Loja' },
  ]).toFile(file)
}

test.describe('a shop from a workbook of Excel', () => {
  const shop = runOwnShop({
    name: 'workbook',
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
})
