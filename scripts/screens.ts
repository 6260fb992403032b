// node scripts/screens.ts: pictures of every screen at 360 and 1280 px in both themes, into docs/screens.
import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { accountScreens } from './screens/accounts.ts'
import { type ScreenPicture, screens } from './screens/list.ts'
import { createAccountShop } from './tools/account-shop.ts'
import { chromiumPath, startServer } from './tools/servers.ts'

/** A window as high as its page: bars stand at its end, and what is drawn when it comes near is drawn. */
async function growToPage(page: Page): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }))
  await page.setViewportSize({ width, height })
  await page.waitForLoadState('networkidle')
  const grown = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: grown })
}

/** Until every picture that is in view is drawn; what only begins at the edge of a shelf may never be loaded. */
async function seePictures(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      const isAside = right < width / 2 || left > window.innerWidth - width / 2
      return image.complete || width === 0 || isAside || bottom < 0 || top > window.innerHeight
    }),
  )
}

const folder = path.resolve(import.meta.dirname, '..', 'docs', 'screens')
// Beginnings of names; none: all of them.
const wanted = process.argv.slice(2)
const port = 3290

const shop = await startServer({
  script: 'scripts/start.ts',
  port,
  environment: { SITE_URL: `http://localhost:${port}` },
  readyPath: '/api/health/ready',
})
const accounts = createAccountShop({ shopPort: 3292, servicePort: 3293 })
await accounts.start()
const ofAccounts: readonly ScreenPicture[] = accountScreens.map(({ name, prepare }) => ({
  name,
  address: `${accounts.url}/store`,
  prepare: (page) => prepare(page, accounts),
}))
const browser = await chromium.launch({
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
})
fs.mkdirSync(folder, { recursive: true })

try {
  for (const { name, address, prepare, isWholePage = false } of [...screens, ...ofAccounts]) {
    if (wanted.length > 0 && !wanted.some((beginning) => name.startsWith(beginning))) continue
    for (const width of [360, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({
          baseURL: shop.url,
          viewport: { width, height: width === 360 ? 780 : 860 },
          colorScheme,
          reducedMotion: 'reduce',
          locale: 'pt-BR',
          hasTouch: width === 360,
          isMobile: width === 360,
          deviceScaleFactor: width === 360 ? 2 : 1,
        })
        const page = await context.newPage()
        await page.goto(address, { waitUntil: 'networkidle' })
        await prepare?.(page)
        if (isWholePage) await growToPage(page)
        await seePictures(page)
        await page.waitForTimeout(300)
        const png = await page.screenshot()
        const file = `${name}-${width}-${colorScheme}.webp`
        await sharp(png).webp({ quality: 70, effort: 6 }).toFile(path.join(folder, file))
        process.stdout.write(`${file}\n`)
        await context.close()
      }
    }
  }
} finally {
  await browser.close()
  await accounts.stop()
  await shop.stop()
}
