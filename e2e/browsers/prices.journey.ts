import { findBrowsers } from '../../scripts/tools/browsers.mjs'
import { portsOf } from '../support/ports'
import { saysThatTheServerIsGone, showsNoOldPrice } from './support/price-steps'
import { pricesFolder } from './support/prices-folder'
import { test } from './support/test'

const { shop: shopPort } = portsOf('changing-prices')
const names = findBrowsers().found.map(({ name }) => name)

test('R60 a price that was written over is never shown again, however a page is opened', async ({
  tab,
  installed,
}) => {
  await showsNoOldPrice({ tab, shopPort, folder: pricesFolder.get(), index: names.indexOf(installed.name) })
})

test.describe('a server that goes and comes back', () => {
  test.use({ expectedComplaints: [/./] })

  test('R60 R47 without the server a page says so and of when its prices are, and the one that stands in comes to life by itself', async ({
    tab,
    installed,
  }) => {
    await saysThatTheServerIsGone({
      tab,
      shopPort,
      folder: pricesFolder.get(),
      index: names.indexOf(installed.name),
    })
  })
})
