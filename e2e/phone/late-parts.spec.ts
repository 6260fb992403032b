import { cutScripts } from '../support/hold-scripts'
import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

// Scripts that do not come: a service worker would have them.
test.use({ serviceWorkers: 'block' })

// A part that is loaded with its first use fails alone, and is tried again with the next one.
test.describe('R29 a part whose code cannot be loaded', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('R29 leaves the search field and the page as they are, and comes with the next key', async ({
    page,
  }) => {
    await visit(page, '/store')
    const field = page.getByRole('combobox', { name: 'Buscar' })
    await expect(field).toBeVisible()
    const restore = await cutScripts(page)
    const refused = page.waitForEvent('requestfailed')
    await field.focus()
    await refused
    await expect(page.getByRole('article').first()).toBeVisible()
    await restore()
    await field.pressSequentially('banana')
    await expect(page.getByRole('option').first()).toBeVisible()
  })
})
