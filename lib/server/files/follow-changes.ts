import { setTimeout as sleep } from 'node:timers/promises'

type Options = {
  readonly findSignature: () => Promise<string>
  readonly read: () => Promise<void>
  /** Milliseconds between checks. A change is read once two checks agree. */
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
    // Two equal signatures: the writing is over.
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
