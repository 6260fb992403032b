import type { OrderFilter } from './order-journal.ts'

/**
 * Writes down what is searched for, for all orders that came since it was asked last. That is done when a search asks,
 * and not when an order is taken: a checkout waits for nothing of it, nor does a shop without a desk.
 */
export type SearchFiller = () => Promise<void>

/** `batch` does a part, and says whether there may be more. Between two parts everything else goes on. */
export function createSearchFiller(batch: () => Promise<boolean>): SearchFiller {
  let last: Promise<unknown> = Promise.resolve()

  async function run(): Promise<void> {
    while (await batch()) await new Promise((resolve) => setImmediate(resolve))
  }

  return () => {
    const turn = last.then(run)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** Whether people of the market are there: a search may come soon. */
export function isOfDesk({ fulfillment, needsAttention }: OrderFilter): boolean {
  return fulfillment !== undefined || needsAttention === true
}

/** Whether it can be answered only once all is written down. */
export function isSearch({ code, title }: OrderFilter): boolean {
  return code !== undefined || title !== undefined
}
