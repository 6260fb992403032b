import fs from 'node:fs'
import { expectInMenu, expectNotice, runAccountShop, signIn } from '../support/accounts'
import { favouriteFirst, fillDelivery, firstSellableCard, openCart, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

test.describe('the profile of an account', () => {
  const shop = runAccountShop('account-profile')

  test('the profile keeps name and delivery, fills the cart in, holds favourites, and ends', async ({
    page,
  }) => {
    await shop.addPerson('ana@exemplo.com')
    await visit(page, `${shop.url}/store`)
    const title = await favouriteFirst(page)
    await signIn(page, 'ana@exemplo.com')
    await expectNotice(page, 'Login realizado! 🎉')

    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('link', { name: 'Perfil' }).click()
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
    await expect(page.getByText('Nenhum pedido por aqui ainda')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoAxeViolations(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      }
    }
    await page.getByLabel('Nome').fill('Ana Maria')
    await page.getByRole('region', { name: 'Seus dados' }).getByRole('button', { name: 'Salvar' }).click()
    await expectNotice(page, 'Dados salvos ✅')
    const delivery = page.getByRole('region', { name: 'Entrega' })
    await delivery.getByLabel('Cidade').fill('Balneário Camboriú')
    await delivery.getByLabel('WhatsApp').fill('47 98888-1111')
    await delivery.getByLabel('Retirar o produto do carrinho').check()
    await delivery.getByRole('button', { name: 'Salvar' }).click()
    await expect(delivery.getByRole('button', { name: 'Salvar' })).toBeEnabled()
    await expectInMenu(page, 'Ana Maria')

    await visit(page, `${shop.url}/store`)
    const { card } = await firstSellableCard(page)
    await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
    const cart = await openCart(page)
    await expect(cart.getByLabel('Cidade de entrega')).toHaveValue('Balneário Camboriú')
    await expect(cart.getByLabel('WhatsApp')).toHaveValue('47 98888-1111')
    await expect(cart.getByLabel('Retirar o produto do carrinho')).toBeChecked()

    await visit(page, `${shop.url}/profile`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar meus dados' }).click()
    const copy = JSON.parse(fs.readFileSync(await (await downloading).path(), 'utf8'))
    expect(copy).toMatchObject({ account: { name: 'Ana Maria' }, favourites: [{ title }] })
    await page.getByText('Excluir minha conta').click()
    await page.getByLabel('Digite EXCLUIR para confirmar').fill('excluir')
    await page.getByRole('button', { name: 'Excluir a conta' }).click()
    await expectNotice(page, 'Conta excluída')
    await expect(page.getByText('Entre para ver o seu perfil')).toBeVisible()
    await expect(page.getByText('Nenhum favorito ainda')).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/98888|ana@/)
  })

  test('what was bought on this device stands in the profile, and is bought again without what is gone', async ({
    page,
  }) => {
    await visit(page, `${shop.url}/store`)
    const bought: string[] = []
    const sellable = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Comprar/ }) })
    for (const index of [0, 1]) {
      const title = (await sellable.getByRole('heading').nth(index).textContent()) ?? ''
      await sellable.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
      bought.push(title)
    }
    const [first = '', gone = ''] = bought
    const cart = await openCart(page)
    await fillDelivery(page)
    const asked = page.waitForRequest('**/api/checkout')
    await page.getByRole('button', { name: 'Finalizar Compra' }).click()
    const { items } = (await asked).postDataJSON() as { items: { variantId: string }[] }
    await page.waitForURL(/\/hosted-checkout\//)
    const arrived = page.waitForResponse('**/api/checkout/arrival')
    await page.getByRole('button', { name: 'Pagar' }).click()
    await arrived

    await visit(page, `${shop.url}/profile`)
    const receipt = page.getByRole('article', { name: /^Pedido / })
    await expect(receipt.getByText(/^Pagamento de R\$\s\d+,\d\d em confirmação/)).toBeVisible()
    await expect(receipt.getByRole('listitem')).toHaveCount(2)
    await expectNoAxeViolations(page)
    // The store has sold the last one meanwhile.
    await page.route('**/api/orders/again', async (route) => {
      const answer = await (await route.fetch()).json()
      const missing = items.map(({ variantId }) => variantId).slice(1)
      const left = answer.items.filter(
        ({ item }: { item: { variantId: string } }) => !missing.includes(item.variantId),
      )
      await route.fulfill({ json: { items: left, missing } })
    })
    await receipt.getByRole('button', { name: /^Comprar de novo/ }).click()
    await expect(cart.getByText(first, { exact: true })).toBeVisible()
    await expectNotice(page, `1 produto adicionado. Não disponível agora: ${gone}.`)
  })
})
