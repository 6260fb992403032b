import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test('phones begin with a dozen systems and unfold the rest without moving them', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/become-seller')
  const systems = page.getByRole('list', { name: 'Sistemas compatíveis' }).locator('li')
  const showAll = page.getByRole('button', { name: 'Ver todos os 53 sistemas' })
  await expect(systems).toHaveCount(53)
  if (!isMobile) {
    await expect(systems.filter({ visible: true })).toHaveCount(53)
    await expect(showAll).toBeHidden()
    return
  }
  await expect(systems.filter({ visible: true })).toHaveCount(12)
  await showAll.scrollIntoViewIfNeeded()
  const before = await systems.nth(11).boundingBox()
  await showAll.click()
  await expect(systems.filter({ visible: true })).toHaveCount(53)
  expect(await systems.nth(11).boundingBox()).toEqual(before)
  await expect(showAll).toBeHidden()
  await expect(systems.nth(12)).toBeFocused()
})
