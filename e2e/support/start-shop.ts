import fs from 'node:fs'
import { runShop } from './run-shop'

/** Starts the shop that most tests share; needs a production build. */
export default async function startShop(): Promise<() => Promise<void>> {
  if (!fs.existsSync('.next/BUILD_ID')) {
    throw new Error('There is no production build. Run "npm run build" first, or "npm test", which does it.')
  }
  const shop = await runShop()
  process.env['SHOP_URL'] = shop.url
  process.env['SHOP_DATA'] = shop.dataDirectory
  return shop.close
}
