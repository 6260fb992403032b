/** Writes down which orders hold which titles, for all orders that came since it was asked last. */
export type TitleFiller = () => Promise<void>

/** `batch` does a part, and says whether there may be more. Between two parts everything else goes on. */
export function createTitleFiller(batch: () => Promise<boolean>): TitleFiller {
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
