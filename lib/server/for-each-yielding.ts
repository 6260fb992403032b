/** Milliseconds of work after which everybody else has a turn. */
const sliceMs = 8

/** Does something with every item without ever holding up the process for long. */
export async function forEachYielding<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
): Promise<void> {
  let started = performance.now()
  for (const item of items) {
    work(item)
    if (performance.now() - started < sliceMs) continue
    await new Promise((resolve) => setImmediate(resolve))
    started = performance.now()
  }
}
