import { visit } from '../support/shop-page'
import { test } from '../support/test'

// The fixture that listens to the browser can fail: these tests pass because they do.
test.describe('a complaint of the browser', () => {
  test.fail()

  test('a console error fails a test', async ({ page }) => {
    await visit(page, '/success')
    await page.evaluate(() => console.error('provoked'))
  })

  test('a policy violation fails a test', async ({ page }) => {
    await visit(page, '/success')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.hacked = true'
      document.body.append(script)
    })
  })
})
