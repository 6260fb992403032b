import fs from 'node:fs'
import { readRoutePatterns } from '../../lib/next/route-patterns'
import { openOtherSite, sharedAddresses } from '../support/other-site'
import { visit } from '../support/shop-page'
import { expect, test, useShop } from '../support/test'

// A shop of its own: each page is asked for the first time, so that the server has nothing ready.
const shop = useShop()
test.use({ expectedComplaints: [/status of 404/] })

test('every public page opens from a link of another site for who has been here before', {
  tag: '@long',
}, async ({ page }) => {
  const pages = fs
    .globSync('app/**/page.tsx')
    .map((file) => file.replace(/^app|\/\([^/]+\)|\/page\.tsx$/g, '') || '/')
  expect(new Set(sharedAddresses.map(readRoutePatterns('.next', new Set())))).toEqual(new Set(pages))
  const elsewhere = await openOtherSite()
  await visit(page, '/sem-internet')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const address of [...sharedAddresses, '/store?q=banana']) {
    await page.goto(elsewhere.linkTo(`${shop.url}${address}`))
    const answered = page.waitForResponse((answer) => answer.url() === `${shop.url}${address}`)
    await page.getByRole('link', { name: 'Abrir' }).click()
    expect((await answered).status(), address).not.toBe(403)
    await expect(page.getByRole('banner'), address).toBeVisible()
  }
  await elsewhere.close()
})
