import type { Page } from '@playwright/test'
import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ deviceScaleFactor: 2 })

/** Name and price are on the first screen, and all of the goods. */
async function expectGoodsInFirstView(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
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
      isOverBar:
        boxOf('[data-slot=price-tag]').bottom <= boxOf('.buy-bar').top && boxOf('h1').top > tile.bottom,
    }
  })
  expect(seen, `${width} × ${height}`).toMatchObject({ wayBack: 44, isSquare: true, isOverBar: true })
  expect(seen.side).toBeCloseTo(Math.min(0.8 * width, 0.3 * height), 0)
  // The goods of our pictures end 22 % below the top.
  expect(seen.cutAtTop).toBeLessThan(0.2)
  expect(seen.loadedWidth).toBeLessThanOrEqual(640)
}

test('the first view of a product has its goods, sizes with prices, where it is delivered, and the whole button to buy', async ({
  page,
}) => {
  for (const handle of [
    'manteiga-com-sal',
    'iogurte-grego',
    'cesta-basica-familia',
    'abacaxi-perola',
    'banana-prata',
  ]) {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, `/product/${handle}`)
    const seen = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const bar = boxOf('.buy-bar')?.top ?? 0
      const { top = 0, bottom = 0 } = boxOf('.buy-now') ?? {}
      return {
        isDeliveryWhole: (boxOf('main [data-slot="delivery-line"]')?.bottom ?? bar) < bar,
        chips: [...document.querySelectorAll('#opcoes label')].map(
          (chip) =>
            /(R\$\s\d+,\d\d|Esgotado)$/.test(chip.textContent) && chip.getBoundingClientRect().bottom < bar,
        ),
        isButtonWhole: top > 0 && bottom <= bar,
      }
    })
    expect(seen, handle).toMatchObject({ isDeliveryWhole: true, isButtonWhole: true })
    expect(seen.chips, handle).not.toContain(false)
  }
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
  ] as const)
    await expectGoodsInFirstView(page, width, height)
})
