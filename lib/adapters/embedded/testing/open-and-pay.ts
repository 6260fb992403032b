import { openDatabase } from '../../../server/database/database.ts'
import { banana, openedCheckout, openSmallStore } from './small-catalog.ts'

// Run by a test in a process of its own: opens the store of a folder and buys bananas until there are none.
const [, , folder = ''] = process.argv
const database = openDatabase(folder)
const { store } = openSmallStore({ database })

let paid = 0
for (let attempt = 0; attempt < 5; attempt += 1) {
  const id = await openedCheckout(store, [{ variant_id: banana, quantity: 1 }]).catch(() => '')
  if (store.payCheckout(id, 'pix').ok) paid += 1
}
database.close()
process.send?.(paid, () => process.exit(0))
