import { startAccountShop } from '../../support/accounts'
import checkBuild from '../../support/check-build'
import { password, people } from './people'

/** One shop with accounts for all browsers; each has a person of its own. */
export default async function startShop(): Promise<() => Promise<void>> {
  checkBuild()
  const shop = await startAccountShop()
  for (const email of people) {
    await shop.control({ person: { email, password, metadata: { full_name: 'Ana Souza' } } })
  }
  return shop.stop
}
