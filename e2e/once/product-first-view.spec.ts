import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

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
