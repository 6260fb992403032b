import path from 'node:path'
import writeExcelFile from 'write-excel-file/node'
import { openCart, visit } from '../support/shop-page'
import { expect, test, useShop } from '../support/test'

/** Gives what a program of another maker writes: loja and entregas in one workbook. */
function workbook(price: number) {
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
  ])
}

const shop = useShop({
  files: { 'loja.xlsx': await workbook(6.99).toBuffer() },
  environment: ({ folder }) => ({
    CATALOG_FILE: path.join(folder, 'loja.xlsx'),
    STORE_WHATSAPP: '(47) 99999-1234',
  }),
})

async function readPrice(id: string): Promise<string | undefined> {
  const text = await (await fetch(`${shop.url}/product/${id}`)).text()
  return /"price":"?([\d.]+)/.exec(text)?.[1]
}

test('R78 a shop from a workbook of Excel sells what its sheets say, and follows a price that was changed', {
  tag: '@long',
}, async ({ page }) => {
  expect(shop.server.output()).toContain('Planilha loja.xlsx, aba Loja: 2 produtos na loja.\n')
  await visit(page, '/product/101')
  await expect(page.getByText('R$ 6,99').first()).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
  const drawer = await openCart(page)
  await expect(drawer.getByRole('button', { name: 'Penha Confirmar' })).toBeVisible()
  expect(await readPrice('102')).toBe('1234.50')
  await workbook(5.49).toFile(path.join(shop.folder, 'loja.xlsx'))
  await expect.poll(() => readPrice('101')).toBe('5.49')
})
