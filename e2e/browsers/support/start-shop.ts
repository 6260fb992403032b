import { createAccountShop } from '../../../scripts/tools/account-shop'
import { portsOf } from '../../support/ports'
import { startPricedShop } from '../../support/priced-shop'
import { people } from './people'
import { pricesFolder } from './prices-folder'

/** One shop with accounts for all browsers, where each has a person of its own; and one whose prices change. */
export default async function startShop(): Promise<() => Promise<void>> {
  const { shop: shopPort, store: servicePort } = portsOf('accounts')
  const shop = createAccountShop({ shopPort, servicePort })
  await shop.start()
  for (const email of people) await shop.addPerson(email)
  const priced = await startPricedShop(portsOf('changing-prices'))
  pricesFolder.set(priced.folder)
  return async () => {
    await shop.stop()
    await priced.stop()
  }
}
