import { firstSellableCard, openCart, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test('on a phone what the cart says of a failure lies over nothing that is filled in or pressed next', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [800, 900],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await visit(page, '/store')
    await page.evaluate(() => localStorage.clear())
    await visit(page, '/store')
    const { card } = await firstSellableCard(page)
    await card.getByRole('button', { name: /^Adicionar/ }).click()
    const drawer = await openCart(page)
    await drawer.getByLabel('Cidade de entrega').fill('balneario camboriu')
    await drawer.getByRole('button', { name: 'Verificar' }).click()
    await drawer.getByRole('button', { name: 'Compartilhar' }).click()
    await expect(page.getByRole('region', { name: 'Avisos (F8)' }).getByText(/link/i).first()).toBeVisible()
    // Where it stays, and not on its way there.
    await page.waitForFunction(() =>
      document
        .querySelector('.toast')
        ?.getAnimations()
        .every(({ playState }) => playState !== 'running'),
    )
    const next = ['Trocar por marca similar, na mesma quantidade', 'WhatsApp'].map((name) =>
      drawer.getByLabel(name),
    )
    const covered: unknown[] = []
    for (const control of [...next, drawer.getByRole('button', { name: 'Fechar' })]) {
      // As far as a shopper scrolls to see it, and not as far as it takes to get it out from under the toast.
      const isCovered = await control.evaluate((element) => {
        const whole = element.closest('fieldset') ?? element
        whole.scrollIntoView({ block: 'nearest' })
        const box = whole.getBoundingClientRect()
        const toast = document.querySelector('.toast')?.getBoundingClientRect()
        if (!toast) return 'the toast is gone'
        return (
          box.top < toast.bottom && box.bottom > toast.top && box.left < toast.right && box.right > toast.left
        )
      })
      covered.push(isCovered)
    }
    expect(covered, `${width} × ${height}`).toEqual([false, false, false])
  }
})

test.describe('a product', () => {
  test.use({ deviceScaleFactor: 2 })

  test('shows name and price on the first screen of a phone, and all of the goods', async ({ page }) => {
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await visit(page, '/product/banana-prata')
      const seen = await page.evaluate(() => {
        const boxOf = (selector: string) => {
          const box = document.querySelector(selector)?.getBoundingClientRect()
          if (!box) throw new Error(`no ${selector}`)
          return box
        }
        const image = document.querySelector<HTMLImageElement>('.gallery img')
        const tile = boxOf('.gallery .tile')
        const [, cut = ''] = image ? getComputedStyle(image).objectPosition.split(' ') : []
        return {
          wayBack: boxOf('.product-way').height,
          side: tile.width,
          isSquare: tile.width === tile.height,
          // A picture is 4 high where it is 3 wide.
          cutAtTop: Number.parseFloat(cut) / 100 / 4,
          loadedWidth: Number(new URL(image?.currentSrc ?? '').searchParams.get('w')),
          isOverBar: boxOf('.tag-big').bottom <= boxOf('.buy-bar').top && boxOf('h1').top > tile.bottom,
        }
      })
      const side = Math.min(0.8 * width, 0.3 * height)
      expect(seen, `${width} × ${height}`).toMatchObject({ wayBack: 44, isSquare: true, isOverBar: true })
      expect(seen.side).toBeCloseTo(side, 0)
      // The goods of our pictures end 22 % below the top.
      expect(seen.cutAtTop).toBeLessThan(0.2)
      expect(seen.loadedWidth).toBeLessThanOrEqual(640)
    }
  })
})

for (const handle of [
  'banana-prata',
  'manteiga-com-sal',
  'iogurte-grego',
  'cesta-basica-familia',
  'abacaxi-perola',
]) {
  test(`the first view of ${handle} has sizes with prices, where it is delivered, and the whole button to buy`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, `/product/${handle}`)
    const seen = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const bar = boxOf('.buy-bar')?.top ?? 0
      const buy = document.querySelector('.buy-now')
      const { top = 0, bottom = 0 } = buy?.getBoundingClientRect() ?? {}
      return {
        isDeliveryWhole: (boxOf('.product-layout .delivery-line span')?.bottom ?? bar) < bar,
        chips: [...document.querySelectorAll('#opcoes .chip')].map(
          (chip) =>
            /(R\$\s\d+,\d\d|Esgotado)$/.test(chip.textContent) && chip.getBoundingClientRect().bottom < bar,
        ),
        isButtonWhole: top > 0 && bottom <= bar,
      }
    })
    expect(seen).toMatchObject({ isDeliveryWhole: true, isButtonWhole: true })
    expect(seen.chips).not.toContain(false)
  })
}

test('filters and orders have one button each, where the browser knows what they open', async ({ page }) => {
  await visit(page, '/store')
  await expect(page.locator('summary')).toHaveCount(2)
  await expect(page.locator('summary').filter({ visible: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.getByRole('navigation', { name: 'Filtrar' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Ordenar' })).toBeHidden()
  await page.getByRole('button', { name: 'Fechar' }).click()
  await expect(page.getByRole('navigation', { name: 'Filtrar' })).toBeHidden()
})

test.describe('a browser that cannot read the scripts', () => {
  /** Of `lib/browser/first/read-syntax.ts`. It is made one that is never read; the policy knows the page as it was sent. */
  const askedSyntax = '/(?<name>'
  test.use({ bypassCSP: true, expectedComplaints: [/Failed to load resource|SyntaxError/] })

  for (const path of ['/', '/store', '/product/banana-prata', '/profile']) {
    test(`shows ${path}, says that one cannot buy with it, and has no dead button`, async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort())
      await page.route(`**${path}`, async (route) => {
        const answer = await route.fetch()
        const document = await answer.text()
        expect(document).toContain(askedSyntax)
        await route.fulfill({ response: answer, body: document.replace(askedSyntax, '/(?<<name>') })
      })
      await page.goto(path)
      await expect(page.getByText('Este navegador é antigo demais para comprar aqui')).toBeInViewport()
      expect(await page.locator('button:visible:not([type=submit])').count()).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
  }
})
