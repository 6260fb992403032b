import { testClient } from '../../adapters/hostinger/testing/test-client.ts'
import { variantIdSchema } from '../../domain/identifiers.ts'
import type { NewOrderEvent, OrderJournal } from '../../orders/order-journal.ts'
import { openNamedJournal } from '../../orders/testing/open-named-journal.ts'
import { keyOf } from '../../orders/testing/sample-orders.ts'
import { log } from '../../server/log.ts'
import { startCheckout } from '../start-checkout.ts'
import { openCheckoutParts } from './checkout-parts.ts'

// Run by a test in a process of its own: one checkout over real HTTP and a journal that other processes share. At the step named it
// notifies its parent and stops there, to be killed.
const [, , journalName = '', baseUrl = '', storeId = '', step = '', variantId = '', whatsapp = ''] =
  process.argv

async function standStillAt(name: string): Promise<void> {
  if (name !== step) return
  process.send?.({ step })
  await new Promise((resolve) => setTimeout(resolve, 60_000))
}

function stoppingAt(journal: OrderJournal): OrderJournal {
  return {
    ...journal,
    async create(order, event) {
      await standStillAt('before sending')
      const created = await journal.create(order, event)
      await standStillAt('after sending')
      return created
    },
    async createEvent(event: NewOrderEvent) {
      await standStillAt(`before ${event.to}`)
      const moved = await journal.createEvent(event)
      await standStillAt(`after ${event.to}`)
      return moved
    },
  }
}

const journal = await openNamedJournal(journalName)
const api = testClient({
  baseUrl,
  storeId,
  timeouts: { readMs: 5000, checkoutMs: 8000 },
})
const context = await openCheckoutParts(api, {
  journal: stoppingAt(journal),
  checkoutHosts: [new URL(baseUrl).host],
  log,
})
const outcome = await startCheckout(
  {
    key: keyOf(1),
    requestId: 'r-1',
    address: '192.0.2.1',
    accountId: null,
    body: {
      kind: 'cart',
      items: [
        {
          variantId: variantIdSchema.parse(variantId),
          quantity: 2,
          seenAmount: null,
          note: `ligar para ${whatsapp}`,
        },
      ],
      city: 'Balneário Camboriú',
      whatsapp,
      substitution: 'similar',
      cancelPath: '/store',
    },
  },
  context,
)
await journal.close()
const reply = outcome.ok ? { url: outcome.value.url } : { kind: outcome.error.kind }
process.send?.(reply, () => process.exit(0))
