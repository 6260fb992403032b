// node scripts/screens.ts: the pictures of README.md, taken of the last build into docs/screens.
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumPath, startShop } from './tools/servers.ts'

type Picture = {
  readonly address: string
  readonly width: 360 | 1280
  readonly colorScheme: 'light' | 'dark'
  /** What a shopper does before it is taken. */
  readonly prepare?: (page: Page) => Promise<void>
}

async function readyToPay(page: Page): Promise<void> {
  const sellable = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Comprar/ }) })
  for (const index of [0, 1, 2]) {
    await sellable
      .nth(index)
      .getByRole('button', { name: /^Adicionar/ })
      .click()
  }
  await page.getByRole('button', { name: /^Abrir carrinho/ }).click()
  await page.getByText('Preços conferidos agora').waitFor()
  await page.getByLabel('Cidade de entrega').fill('Balneário Camboriú')
  await page.getByRole('button', { name: 'Verificar' }).click()
  await page.getByLabel('WhatsApp').fill('(47) 99912-3456')
  await page.getByLabel('Trocar por marca similar, na mesma quantidade').check()
  await page.getByText('Cartão ou PIX').scrollIntoViewIfNeeded()
}

const pictures: Readonly<Record<string, Picture>> = {
  'home-1280-light': { address: '/', width: 1280, colorScheme: 'light' },
  'store-360-light': { address: '/store', width: 360, colorScheme: 'light' },
  'product-360-dark': { address: '/product/tomate-italiano', width: 360, colorScheme: 'dark' },
  'cart-ready-360-light': { address: '/store', width: 360, colorScheme: 'light', prepare: readyToPay },
}

const folder = path.resolve(import.meta.dirname, '..', 'docs', 'screens')
const shop = await startShop({ port: 3290 })
const browser = await chromium.launch({
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
})
try {
  for (const [name, { address, width, colorScheme, prepare }] of Object.entries(pictures)) {
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
    await page.waitForTimeout(300)
    await sharp(await page.screenshot())
      .webp({ quality: 70, effort: 6 })
      .toFile(path.join(folder, `${name}.webp`))
    await context.close()
  }
} finally {
  await browser.close()
  await shop.stop()
}
