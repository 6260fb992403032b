import { openDatabase } from '../../lib/server/database/database'

/** Changes the price of all variants of a product in the store that keeps its prices in this folder. */
export function setPrice(folder: string, handle: string, cents: number): void {
  const merchant = openDatabase(folder)
  merchant.run(
    `UPDATE variants SET amount = ${cents} WHERE product_id IN (SELECT id FROM products WHERE handle = '${handle}')`,
  )
  merchant.close()
}
