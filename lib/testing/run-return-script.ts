import { runInNewContext } from 'node:vm'
import type { KeyValueStorage } from '../../stores/stored-value.ts'
import noteReturn from '../browser/first/note-return.ts?script'

type Browser = {
  readonly storage: () => KeyValueStorage
  readonly tabStorage: () => KeyValueStorage
  readonly history: Pick<History, 'state' | 'replaceState'>
  readonly location: Pick<Location, 'search' | 'pathname' | 'hash'>
  readonly fetch: typeof fetch
  readonly now: number
}

/** Runs the script of /success isolated, with only these globals. */
export function runReturnScript({ storage, tabStorage, now, ...browser }: Browser): void {
  runInNewContext(noteReturn, {
    get localStorage() {
      return storage()
    },
    get sessionStorage() {
      return tabStorage()
    },
    ...browser,
    URLSearchParams,
    Date: { now: () => now },
  })
}

export function historyEntry(): Browser['history'] {
  const entry: { state: unknown; replaceState: (state: unknown) => void } = {
    state: null,
    replaceState: (state) => {
      entry.state = state
    },
  }
  return entry
}

export const returnedTo: Browser['location'] = {
  pathname: '/success',
  search: '?volta=shown-by-the-store',
  hash: '',
}
