import { setTimeout as sleep } from 'node:timers/promises'

type Options = {
  /** Identifies the state of what is followed. */
  readonly findSignature: () => Promise<string>
  readonly read: () => Promise<void>
  /** Milliseconds between two looks. What is written is read at the second look that finds the same. */
  readonly lookMs?: number
}

/**
 * Reads something at once, and again whenever it has changed and lies still. `started` resolves after the first reading,
 * which waits for nothing to lie still.
 */
export function followChanges({ findSignature, read, lookMs = 1000 }: Options) {
  let readSignature = ''
  let seenSignature = ''
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function look(): Promise<void> {
    const signature = await findSignature()
    // Twice the same: it is not being written. One that is half written lies still for no second.
    if (signature === seenSignature && signature !== readSignature) {
      readSignature = signature
      await read()
    }
    seenSignature = signature
  }

  function lookAgain(): void {
    if (isClosed) return
    timer = setTimeout(
      () =>
        void look()
          .catch(() => undefined)
          .then(lookAgain),
      lookMs,
    )
    timer.unref()
  }

  async function start(): Promise<void> {
    seenSignature = await findSignature()
    readSignature = seenSignature
    await read()
  }

  /** Reads it also unchanged, once it lies still; after ten looks at what does not, leaves it to the next ones. */
  async function readAgain(): Promise<void> {
    for (let looks = 0, before = ''; looks < 10; looks += 1) {
      const signature = await findSignature()
      if (signature === before) {
        readSignature = signature
        return read()
      }
      before = signature
      await sleep(lookMs)
    }
  }

  return {
    started: start()
      .catch(() => undefined)
      .then(lookAgain),
    readAgain,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
