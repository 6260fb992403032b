import { openOtherSite, sharedAddresses } from '../support/other-site'
import { portsOf } from '../support/ports'
import { test } from './support/test'

test('every public page opens from a link of another site for who has been here before', async ({
  shopper,
}) => {
  test.setTimeout(180_000)
  const { shopUrl } = portsOf('accounts')
  const elsewhere = await openOtherSite()
  await shopper.open('/store')
  await shopper.until(
    'a service worker, where there are any',
    async () =>
      (await shopper.tab.evaluate(
        `!('serviceWorker' in navigator) || navigator.serviceWorker.controller !== null`,
      )) === true,
  )
  for (const address of sharedAddresses) {
    await shopper.tab.navigate(elsewhere.linkTo(`${shopUrl}${address}`))
    await shopper.press({ role: 'link', name: 'Abrir' })
    await shopper.arrives(new URL(address, shopUrl).pathname)
    await shopper.sees({ role: 'button', name: '/^Abrir carrinho/' })
  }
  await elsewhere.close()
})
