import { openMenu, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the page is in Brazilian Portuguese', async ({ request }) => {
  expect(await (await request.get('/')).text()).toContain('<html lang="pt-BR"')
})

test('R15 light, dark and system are there to choose, kept, and there before the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'commit' })
  const html = page.locator('html')
  await expect(html).toHaveClass(/dark/)
  for (const [name, theme, isDark] of [
    ['Claro', 'light', false],
    ['Escuro', 'dark', true],
    ['Sistema', 'system', true],
  ] as const) {
    await visit(page, '/')
    const menu = await openMenu(page)
    await expect(menu.getByRole('radio')).toHaveCount(3)
    await menu.getByText(name, { exact: true }).click()
    await expect(menu.getByRole('radio', { name })).toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe(theme)
    await page.goto('/', { waitUntil: 'commit' })
    await (isDark ? expect(html) : expect(html).not).toHaveClass(/dark/)
  }
})
