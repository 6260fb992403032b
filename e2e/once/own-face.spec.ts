import fs from 'node:fs'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { signIn } from '../support/desk-shop'
import { visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test, useShop } from '../support/test'

const accent = '#7a1f2b'
const inRgb = 'rgb(122, 31, 43)'
const title = 'Da nossa horta para a mesa da sua família'

const green = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#38761d' } })
const shop = useShop({
  users: ['ana'],
  files: {
    'logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="140" onload="alert(1)"><script>alert(1)</script><path fill="#222" d="M0 0h600v90H0zM0 110h600v30H0z"/></svg>',
    'foto.jpg': await green.jpeg().toBuffer(),
  },
  environment: ({ folder }) => ({
    STORE_NAME: 'Empório Sul',
    STORE_LOGO: path.join(folder, 'logo.svg'),
    HERO_PICTURE: path.join(folder, 'foto.jpg'),
    HERO_TITLE: title,
    ACCENT_COLOR: accent,
  }),
})

const readBackground = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor)

async function read(address: string) {
  const answer = await fetch(`${shop.url}${address}`)
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

// Without motion: what is out of view would keep the colours of the other scheme until it is seen.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('R83 S71 a shop shows its own logo, picture, words and colour everywhere', { tag: '@long' }, async ({
  page,
}) => {
  await visit(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const named = page.locator('header').getByRole('link', { name: 'Empório Sul' })
  await expect(named.getByRole('img')).toBeVisible()
  expect(await named.evaluate((link) => link.textContent)).toBe('')
  expect((await read('/')).bytes.toString()).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled)/)
  const explore = page.getByRole('link', { name: 'Explorar Todos os Produtos' })
  for (const coloured of [page.locator('header'), explore]) expect(await readBackground(coloured)).toBe(inRgb)
  const hero = page.locator('section', { has: explore }).locator('img')
  expect(await hero.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(400)
  // Words and picture stand beside each other: no letter of a long title lies on what was photographed.
  const [words, shown] = [
    await page.getByRole('heading', { level: 1 }).boundingBox(),
    await hero.boundingBox(),
  ]
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(shown?.x ?? 0)
  // Its colour is its own in both schemes, which the layout of the sample shop says nothing of.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)

  const manifest = JSON.parse((await read('/manifest.webmanifest')).bytes.toString())
  expect(manifest).toMatchObject({ theme_color: accent })
  expect(await page.locator('meta[name="theme-color"]').getAttribute('content')).toBe(accent)
  for (const address of ['/icons/icon-192.png', '/apple-icon.png', '/favicon.ico']) {
    const { answer, bytes } = await read(address)
    expect([answer.status, (await sharp(bytes).metadata()).format], address).toEqual([200, 'png'])
  }
  const { answer, bytes: svg } = await read('/icon.svg')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(svg.toString()).not.toMatch(/script|onload/)
  const card = await page.locator('meta[property="og:image"]').getAttribute('content')
  const shareCard = (await read(new URL(card ?? '').pathname)).bytes
  expect(shareCard.equals(fs.readFileSync('public/share-card.jpg'))).toBe(false)
  expect(await sharp(shareCard).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })

  await signIn(page, '/painel', 'ana')
  const readHeader = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--header'))
  expect(await readHeader()).toBe(accent)
  expect(await page.locator('#painel').getAttribute('data-logo')).toMatch(
    /^\/icons\/logo-[0-9a-f]{12}\.webp$/,
  )
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(readHeader).toBe('#1b4a34')
})
