import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { startShop } from '../../scripts/tools/servers'
import { openDesk, signIn } from '../support/desk-shop'
import { portsOf } from '../support/ports'
import { visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

const { shop: port, shopUrl } = portsOf('own-face')
const accent = '#7a1f2b'
const inRgb = 'rgb(122, 31, 43)'
const title = 'Da nossa horta para a mesa da sua família'

test.describe.configure({ mode: 'default' })
test.use({ baseURL: shopUrl })

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-face-'))
test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const background = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)

async function read(address: string) {
  const answer = await fetch(`${shopUrl}${address}`)
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('R83 S71 a shop shows its own logo, picture, words and colour everywhere', async ({ page }) => {
  const logo = path.join(folder, 'logo.svg')
  const picture = path.join(folder, 'foto.jpg')
  fs.writeFileSync(
    logo,
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="140" onload="alert(1)"><script>alert(1)</script><path fill="#222" d="M0 0h600v90H0zM0 110h600v30H0z"/></svg>',
  )
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#38761d' } })
    .jpeg()
    .toFile(picture)
  const dataDirectory = path.join(folder, 'data')
  const face = { STORE_LOGO: logo, HERO_PICTURE: picture, HERO_TITLE: title, ACCENT_COLOR: accent }
  const desk = await openDesk(dataDirectory, ['ana'])
  const shop = await startShop({
    port,
    environment: { DATA_DIR: dataDirectory, STORE_NAME: 'Empório Sul', ...face },
  })
  try {
    await visit(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const named = page.locator('header').getByRole('link', { name: 'Empório Sul' })
    await expect(named.getByRole('img')).toBeVisible()
    expect(await named.evaluate((link) => link.textContent)).toBe('')
    expect([await background(page, '.site-header'), await background(page, '.hero-button')]).toEqual([
      inRgb,
      inRgb,
    ])
    const hero = page.locator('.hero img')
    expect(await hero.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(400)
    // Words and picture stand beside each other: no letter of a long title lies on what was photographed.
    const [words, shown] = [await page.locator('.hero-text').boundingBox(), await hero.boundingBox()]
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(shown?.x ?? 0)
    for (const address of ['/', '/product/banana-prata']) {
      await visit(page, address)
      // Its colour is chosen by the market, for both schemes.
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectNoAxeViolations(page)
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await visit(page, '/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    await page.emulateMedia({ colorScheme: 'light' })

    const manifest = JSON.parse((await read('/manifest.webmanifest')).bytes.toString())
    expect(manifest).toMatchObject({ theme_color: accent })
    expect(await page.locator('meta[name="theme-color"]').getAttribute('content')).toBe(accent)
    for (const address of ['/icons/icon-192.png', '/apple-icon.png', '/favicon.ico']) {
      const { answer, bytes } = await read(address)
      expect([answer.status, (await sharp(bytes).metadata()).format], address).toEqual([200, 'png'])
    }
    const { answer, bytes: svg } = await read('/icon.svg')
    expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
      'image/svg+xml',
      'nosniff',
    ])
    expect(svg.toString()).not.toMatch(/script|onload/)
    const card = await page.locator('meta[property="og:image"]').getAttribute('content')
    const shareCard = (await read(new URL(card ?? '').pathname)).bytes
    expect(shareCard.equals(fs.readFileSync('public/share-card.jpg'))).toBe(false)
    expect(await sharp(shareCard).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })

    await signIn(page, '/painel', 'ana')
    const header = () => getComputedStyle(document.documentElement).getPropertyValue('--header')
    expect(await page.evaluate(header)).toBe(accent)
    expect(await page.locator('#painel').getAttribute('data-logo')).toMatch(
      /^\/icons\/logo-[0-9a-f]{12}\.webp$/,
    )
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => page.evaluate(header)).toBe('#143324')
  } finally {
    await desk.close()
    await shop.stop()
  }
})
