import { defaultSettings } from '../../lib/testing/auth-server/settings'
import { type AccountShop, createAccountShop } from '../../scripts/tools/account-shop'
import { portsOf } from './ports'
import { expect, test } from './test'

/** Lines with an address, a token, a password or a key of the journeys with accounts, or a stack trace. */
const secret =
  /.*(?:@exemplo|%40exemplo|eyJ[\w-]{8}|base64-|sb_(?:secret|publishable)|(?:token|token_hash|code)=|senha|96666|98888|\\n\s+at |Error: ).*|\n\s+at .*/g

/**
 * The same build with accounts, beside a stand-in of their service, for the tests of one group: they run one after the
 * other, after each the service is itself again, and after all the log of the shop is looked through.
 */
export function runAccountShop(
  name: Parameters<typeof portsOf>[0],
  environment: Readonly<Record<string, string>> = {},
): AccountShop {
  const { shop: shopPort, store: servicePort } = portsOf(name)
  const shop = createAccountShop({ shopPort, servicePort, environment })
  test.describe.configure({ mode: 'serial' })
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.beforeAll(shop.start)
  test.afterEach(() => shop.control({ fault: 'none', ...defaultSettings }))
  test.afterAll(async () => {
    await shop.stop()
    expect(shop.output().match(secret), 'S14: what no log may hold').toBeNull()
  })
  return shop
}
