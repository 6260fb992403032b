import { startServer } from '../../scripts/tools/servers'
import type { Ports } from './ports'

type Store = {
  readonly storeId?: string
  /** Of `npm run store-api`; what it is asked is recorded. */
  readonly catalog?:
    | `--catalog=e2e/fixtures/${'other' | 'bare' | 'border'}-store.json`
    | `--products=${number}`
  /** It has the calls of the specification, and nothing else. */
  readonly isPlain?: boolean
}

export const otherStoreId = 'store_outra'

/** A store in a process of its own, over real HTTP, with its data in that folder; the other one, unless it is said. */
export function startStore(
  { store: port }: Ports,
  folder: string,
  {
    storeId = otherStoreId,
    catalog = '--catalog=e2e/fixtures/other-store.json',
    isPlain = false,
  }: Store = {},
) {
  return startServer({
    script: 'scripts/store-api.ts',
    port,
    parameters: [catalog, '--record', ...(isPlain ? ['--four-calls'] : [])],
    environment: { STORE_ID: storeId, DATA_DIR: folder },
    readyPath: '/__requests',
  })
}
