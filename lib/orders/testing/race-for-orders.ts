import { openNamedJournal } from './open-named-journal.ts'
import { keyOf, newOrderOf } from './sample-orders.ts'

// Run by a test in a process of its own: tries to be the one that sends each of twenty orders.
const [, , name = ''] = process.argv
const journal = await openNamedJournal(name)

let won = 0
for (let number = 0; number < 20; number += 1) {
  const key = keyOf(number)
  const { isMoved } = await journal.create(newOrderOf({ key }), { from: ['recorded'], to: 'sending' })
  if (isMoved) won += 1
}
await journal.close()
process.send?.(won, () => process.exit(0))
