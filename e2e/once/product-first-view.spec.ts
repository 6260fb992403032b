import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ deviceScaleFactor: 2, viewport: { width: 360, height: 740 } })

const handles = [
  'manteiga-com-sal',
  'iogurte-grego',
  'cesta-basica-familia',
  'abacaxi-perola',
  'banana-prata',
]
const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
] as const

test('the first view of a product has all of its goods, name, price, sizes with prices, sum and both buttons', async ({
  page,
}) => {
  const bar = page.locator('main [data-slot="bottom-bar"]')
  const topOfBar = async () => (await bar.boundingBox())?.y ?? 0
  const bottomOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom)

  for (const handle of handles) {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, `/product/${handle}`)
    for (const text of ['Comprar Agora', 'Adicionar ao Carrinho', /R\$\s\d+,\d\d$/])
      await expect(bar.getByText(text), handle).toBeInViewport({ ratio: 1 })
    const choices = page.locator('#opcoes')
    if ((await choices.count()) === 0) continue
    expect(await bottomOf('#opcoes'), handle).toBeLessThanOrEqual(await topOfBar())
    for (const text of await choices.locator('label').allTextContents())
      expect(text, handle).toMatch(/(R\$\s\d+,\d\d|Esgotado)$/)
  }

  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const seen = await page
      .locator('[data-slot="gallery"] img')
      .first()
      .evaluate((image: HTMLImageElement) => {
        const box = image.getBoundingClientRect()
        // A picture is 4 high where it is 3 wide.
        const whole = (box.width * 4) / 3
        const cut = -Number.parseFloat(getComputedStyle(image).objectPosition.split(' ')[1] ?? '')
        const loadedWidth = Number(new URL(image.currentSrc).searchParams.get('w'))
        return { width: box.width, from: cut / whole, to: (cut + box.height) / whole, loadedWidth }
      })
    expect(seen.width).toBe(width)
    // The goods stand between 19 % and 77 % of the height.
    expect(seen.from).toBeLessThan(0.19)
    expect(seen.to).toBeGreaterThan(0.77)
    expect(seen.loadedWidth).toBeLessThanOrEqual(640)
    expect(await bottomOf('[data-slot=price-tag]'), `price at ${width} × ${height}`).toBeLessThanOrEqual(
      await topOfBar(),
    )
  }
})
