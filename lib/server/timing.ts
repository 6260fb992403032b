/** Returns the result, or null after the given milliseconds. */
export async function raceTimeout<Result>(
  work: Promise<Result>,
  milliseconds: number,
): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

/** Blocks the whole process, where nothing may run in between. */
export function blockFor(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

/** Milliseconds of work before yielding. */
const sliceMs = 8

/** Processes every item, yielding to the event loop. */
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
