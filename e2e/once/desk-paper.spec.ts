import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { codeText } from '../../lib/copy/order'
import { plainPick } from '../../lib/domain/fulfillment'
import type { OrderLine } from '../../lib/domain/order'
import {
  digestOrderCode,
  keyOf,
  newOrderOf,
  orderLineOf,
  sampleAddress,
  sampleDelivery,
} from '../../lib/orders/testing/sample-orders'
import { deskPassword, placeOrder, seedLineOf, signIn } from '../support/desk-shop'
import { readPdf } from '../support/read-pdf'
import { expect, expectNoAxeViolations, test, useShop, withoutConnection } from '../support/test'

const codeOf = (number: number) => digestOrderCode(keyOf(number))
const nameOf = (number: number) => codeText(codeOf(number))
const packed = (text: string) => text.replace(/\s/g, '')

const milk = (quantity: number) =>
  seedLineOf('leite-integral', '1 caixa de 1 L', 'Leite integral', { quantity, quotedAmount: 549 })
const bananas = seedLineOf('banana-prata', '1 kg', 'Banana-prata', { quotedAmount: 549, note: 'bem madura' })
const many = Array.from({ length: 60 }, (_, index) => orderLineOf({ title: `Produto número ${index + 1}` }))

async function printed(page: Page) {
  return readPdf(await page.pdf({ preferCSSPageSize: true }))
}

test.describe('the desk on paper and in numbers', () => {
  test.use({ expectedComplaints: [/status of 403/] })
  const shop = useShop({ users: ['ana'] })

  test.beforeAll(async () => {
    const place = (number: number, lines: readonly OrderLine[]) =>
      placeOrder(
        shop.journal,
        newOrderOf({
          key: keyOf(number),
          lines,
          delivery: { ...sampleDelivery, ...sampleAddress },
          shipping: { zone: null, fee: 1200, weightGrams: null },
        }),
      )
    await place(1, [milk(3), bananas])
    await place(2, [milk(2)])
    await place(3, many)
    const replaced = { ...plainPick, state: 'replaced', replacement: 'Leite semidesnatado' } as const
    await shop.journal.savePick({ ...replaced, key: keyOf(1), line: 0, by: 'ana' })
  })
  test.use({ viewport: { width: 360, height: 740 } })

  test('prints an order on A4 and on a roll, without the frame, with the contact only when asked', {
    tag: '@long',
  }, async ({ page, context, expectedComplaints }) => {
    expectedComplaints.push(withoutConnection)
    await signIn(page, `/painel/pedidos/${codeOf(1)}/imprimir`, 'ana')
    const sheet = page.getByRole('article', { name: 'Como sai no papel' })
    await expect(sheet).toContainText(nameOf(1))
    const [list, ...more] = await printed(page)
    expect(more).toEqual([])
    expect(list).toMatchObject({ width: 210, height: 297 })
    const facts = [
      nameOf(1),
      'Balneário Camboriú',
      'Leite integral',
      'Nota: bem madura',
      'trocar por similar',
    ]
    for (const text of facts) expect(list?.text).toContain(packed(text))
    expect(list?.text).toContain(packed('Leite semidesnatado NO LUGAR DE:'))
    expect(list?.text).not.toMatch(/Corredores|Imprimir|99999|Flores|R\$/)

    await page.getByText('Rolo 80 mm').click()
    await page.getByText('Recibo', { exact: true }).click()
    await expect(sheet).toHaveAttribute('data-size', 'roll')
    expect((await printed(page))[0]?.text).not.toMatch(/99999|Flores/)
    await page.getByRole('button', { name: 'Incluir contato' }).click()
    await expect(page.getByText('Contato incluído')).toBeVisible()
    const [receipt, ...others] = await printed(page)
    expect([receipt?.width, others]).toEqual([80, []])
    for (const text of [
      '(47) 99999-1234',
      'Rua das Flores, 12, ap 3',
      'R$ 16,47',
      'Entrega R$ 12,00',
      'Antes R$ 39,45',
    ])
      expect(receipt?.text).toContain(packed(text))

    const old = 'Sem conexão. O que você vê é de'
    expect(receipt?.text).not.toContain(packed(old))
    await context.setOffline(true)
    await expect(page.getByText(old)).toBeVisible()
    const [stale, ...rest] = await printed(page)
    expect([stale?.width, rest]).toEqual([80, []])
    expect(stale?.text).toContain(packed(old))
    await context.setOffline(false)
    await expect(page.getByText(old)).toBeHidden()

    await page.goto(`/painel/pedidos/${codeOf(3)}/imprimir`)
    await page.getByText('A4', { exact: true }).click()
    await expect(sheet).toContainText('Produto número 60')
    const pages = await printed(page)
    expect(pages.length).toBeGreaterThan(1)
    for (const { text } of pages) expect(text).toContain('Qtd.Produto')
    const all = pages.map(({ text }) => text).join('|')
    for (const { title } of many) expect(all).toContain(packed(`${title}, 1 kg`))
  })

  test('lists what all orders need once, by category; a tick there ticks the order', async ({ page }) => {
    await signIn(page, '/painel/corredores', 'ana')
    const row = page.getByRole('listitem').filter({ hasText: 'Leite integral' }).first()
    // What is still to be fetched; the other three were exchanged.
    await expect(row).toContainText(/2× Leite integral.*3 de 5 conferidos/)
    await expect(page.getByRole('heading', { name: 'Laticínios' })).toBeVisible()
    await row.getByText(nameOf(2)).click()
    await expect(row.getByRole('checkbox', { name: nameOf(2) })).toBeChecked()
    await expect
      .poll(async () => (await shop.journal.listPicks([keyOf(2)])).get(keyOf(2)))
      .toMatchObject([{ line: 0, state: 'picked', by: 'ana' }])
    expect((await shop.journal.findOptional(keyOf(2)))?.fulfillment).toBe('picking')
    await expect(row.getByRole('checkbox', { name: nameOf(2) })).toBeChecked()
    const pages = await printed(page)
    expect(pages[0]).toMatchObject({ width: 210, height: 297 })
    const all = pages.map(({ text }) => text).join('')
    expect(all).toContain(packed(`2× ${nameOf(2)}`))
    expect(all).not.toContain('Cidade')
    // At night too it is black on white.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveClass(/dark/)
    for (const part of ['.aisle-title', '.aisle-wish.pick-note']) {
      await expect(page.locator(part).first()).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(page.locator(part).first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    }
  })

  test('counts what is sold, hands the accountant a file, and reads the catalogue', {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await signIn(page, '/painel/numeros', 'ana')
    await page.getByText('30 dias').click()
    await expect(page.locator('.total')).toHaveText([
      /Pedidos vendidos\s*3/,
      /Faturamento\s*R\$/,
      /Média por pedido\s*R\$/,
    ])
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Baixar CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^pedidos-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/)
    const rows = fs
      .readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n')
    expect(rows).toHaveLength(4)
    expect(rows.join('\n')).toContain(`;${codeText(codeOf(2))};Vendidos;`)

    await page.getByRole('link', { name: 'Catálogo' }).click()
    await page.getByRole('button', { name: 'Ler agora' }).click()
    await expect(page.getByText('Catálogo lido agora.')).toBeVisible()
  })

  test('S47 S59 hands out and erases what is kept of a shopper for who types the password again, and the log says so', {
    tag: '@long',
  }, async ({ page }) => {
    await signIn(page, '/painel/privacidade', 'ana')
    await page.getByLabel('WhatsApp com DDD').fill('99999-1234')
    await page.getByRole('button', { name: 'Procurar' }).click()
    await expect(page.getByText('Digite o número inteiro')).toBeVisible()
    await page.getByLabel('WhatsApp com DDD').fill('47 99999 1234')
    await page.getByRole('button', { name: 'Procurar' }).click()
    await expect(page.getByRole('heading', { name: '3 pedidos desta pessoa' })).toBeVisible()
    await page.getByRole('button', { name: 'Baixar os dados' }).click()
    const again = page.getByRole('dialog', { name: 'Baixar os dados?' })
    const typed = again.getByLabel('A sua senha, de novo')
    await expect(typed).toBeFocused()
    await again.getByRole('button', { name: 'Baixar', exact: true }).click()
    await expect(again.getByRole('alert')).toHaveText('Digite a senha com que você entrou.')
    await typed.fill('não é esta')
    await typed.press('Enter')
    await expect(again.getByRole('alert')).toContainText('Esta não é a senha com que você entrou')
    await expectNoAxeViolations(page, { within: 'dialog' })
    const download = page.waitForEvent('download')
    await typed.fill(deskPassword)
    await typed.press('Enter')
    const kept = JSON.parse(fs.readFileSync(await (await download).path(), 'utf8'))
    expect(kept.orders).toHaveLength(3)
    await page.getByRole('button', { name: 'Apagar contato e observações' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(/pedidos? (de 3 )?ainda não fo/)
    await question.getByLabel('A sua senha, de novo').fill(deskPassword)
    await question.getByRole('button', { name: 'Apagar', exact: true }).click()
    await expect(page.getByText('Contato apagado de 3 pedidos.')).toBeVisible()
    expect((await shop.journal.findOptional(keyOf(1)))?.delivery?.whatsapp).toBeNull()

    await page.getByRole('link', { name: 'Registro' }).click()
    await page.getByLabel('O quê').selectOption('apagou o contato do pedido')
    await expect(page.getByRole('listitem')).toHaveText(Array(3).fill(/ana apagou o contato/))
  })
})
