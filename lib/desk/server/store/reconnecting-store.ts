import type { DatabaseFault } from '../../../server/database/fault.ts'
import { keepConnected } from '../../../server/database/keep-connected.ts'
import { keepOpen } from '../../../server/database/keep-open.ts'
import type { DeskStore } from './desk-store.ts'
import type { CheckedStore } from './sqlite-store.ts'

type OnChange = (fault: DatabaseFault | null, error: unknown) => void

type Kept = {
  readonly use: <R>(work: (store: DeskStore) => Promise<R>) => Promise<R>
  readonly close: () => void | Promise<void>
}

/** A store whose file is opened again and again while it cannot be; every method throws why meanwhile. */
export function reconnectingDeskStore(options: {
  readonly open: () => CheckedStore<void>
  readonly onChange: OnChange
}): DeskStore {
  return storeOver(
    keepOpen({
      ...options,
      check: (store) => store.check(),
      close: (store) => void store.close().catch(() => undefined),
    }),
  )
}

/** The same over a database that is reached by the network. */
export function reconnectingRemoteDeskStore(options: {
  readonly open: () => Promise<CheckedStore<Promise<unknown>>>
  readonly onChange: OnChange
}): DeskStore {
  return storeOver(
    keepConnected({ ...options, check: (store) => store.check(), close: (store) => store.close() }),
  )
}

function storeOver({ use, close }: Kept): DeskStore {
  return {
    findUser: (name) => use((store) => store.findUser(name)),
    listUsers: () => use((store) => store.listUsers()),
    saveUser: (user) => use((store) => store.saveUser(user)),
    removeUser: (name) => use((store) => store.removeUser(name)),
    createSession: (session) => use((store) => store.createSession(session)),
    findSession: (tokenHash) => use((store) => store.findSession(tokenHash)),
    endSession: (tokenHash) => use((store) => store.endSession(tokenHash)),
    endSessions: (user, kept) => use((store) => store.endSessions(user, kept)),
    savePass: (pass) => use((store) => store.savePass(pass)),
    takePass: (pass) => use((store) => store.takePass(pass)),
    isDevice: (deviceHash) => use((store) => store.isDevice(deviceHash)),
    knownBy: (visitor) => use((store) => store.knownBy(visitor)),
    createLogEntry: (entry) => use((store) => store.createLogEntry(entry)),
    listLog: (filter) => use((store) => store.listLog(filter)),
    close: async () => close(),
  }
}
