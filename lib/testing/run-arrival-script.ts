import { runInNewContext } from 'node:vm'
import { arrivalScript } from '../../components/checkout/arrival-script.tsx'
import type { KeyValueStorage } from '../../stores/stored-value.ts'

type Browser = {
  readonly storage: () => KeyValueStorage
  readonly tabStorage: () => KeyValueStorage
  /** The entry of the browser's history that /success is. */
  readonly history: Pick<History, 'state' | 'replaceState'>
  readonly fetch: typeof fetch
  readonly now: number
}

/** Runs the script of /success as a browser does: it sees what is given here, and nothing of ours. */
export function runArrivalScript({ storage, tabStorage, history, fetch, now }: Browser): void {
  runInNewContext(arrivalScript, {
    get localStorage() {
      return storage()
    },
    get sessionStorage() {
      return tabStorage()
    },
    history,
    fetch,
    Date: { now: () => now },
  })
}

/** An entry of a browser's history. */
export function historyEntry(): Browser['history'] {
  const entry: { state: unknown; replaceState: (state: unknown) => void } = {
    state: null,
    replaceState: (state) => {
      entry.state = state
    },
  }
  return entry
}
