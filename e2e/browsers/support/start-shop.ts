import { createAccountShop } from '../../../scripts/tools/account-shop'
import checkBuild from '../../support/check-build'
import { portsOf } from '../../support/ports'
import { people } from './people'

/** One shop with accounts for all browsers; each has a person of its own. */
export default async function startShop(): Promise<() => Promise<void>> {
  checkBuild()
  const { shop: shopPort, store: servicePort } = portsOf('accounts')
  const shop = createAccountShop({ shopPort, servicePort })
  await shop.start()
  for (const email of people) await shop.addPerson(email)
  return shop.stop
}
