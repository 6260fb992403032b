import { EnvironmentError } from './environment-error.ts'
import type { Settings } from './environment-schema.ts'
import { sheetPlaceOf } from './sheet-place.ts'

/** Where the catalogue comes from: a real upstream over HTTP, a file of this machine, or the embedded store in this process. */
export type StoreConnection =
  | { readonly kind: 'upstream'; readonly apiUrl: string; readonly storeId: string }
  /** An absolute path or an address, and the number that orders go to: digits with the country. */
  | { readonly kind: 'file'; readonly file: string; readonly whatsapp: string }
  | { readonly kind: 'embedded' }

/** The one store that the settings name. Throws `EnvironmentError`. */
export function storeConnection(settings: Settings): StoreConnection {
  const { STORE_API_URL, STORE_ID, CATALOG_FILE, STORE_WHATSAPP } = settings
  if (CATALOG_FILE !== undefined) return fileConnection({ ...settings, CATALOG_FILE })
  if (STORE_WHATSAPP !== undefined) {
    throw new EnvironmentError('STORE_WHATSAPP: orders go there with CATALOG_FILE only, so give that too')
  }
  if (STORE_API_URL === undefined && STORE_ID === undefined) return { kind: 'embedded' }
  if (STORE_API_URL === undefined) {
    throw new EnvironmentError('STORE_API_URL: STORE_ID is set, so give the address of the store API too')
  }
  if (STORE_ID === undefined) {
    throw new EnvironmentError('STORE_ID: STORE_API_URL is set, so give the id of the store too')
  }
  return { kind: 'upstream', apiUrl: STORE_API_URL.replace(/\/+$/, ''), storeId: STORE_ID }
}

function fileConnection(settings: Settings & { readonly CATALOG_FILE: string }): StoreConnection {
  const { CATALOG_FILE, CATALOG_HOSTS, STORE_WHATSAPP, STORE_API_URL, STORE_ID, CHECKOUT_ALLOWED_HOSTS } =
    settings
  if (STORE_API_URL !== undefined || STORE_ID !== undefined) {
    throw new EnvironmentError('CATALOG_FILE: a store API is named too; the shop sells from one of them')
  }
  if (STORE_WHATSAPP === undefined) {
    throw new EnvironmentError('STORE_WHATSAPP: CATALOG_FILE is set, so give the number that orders go to')
  }
  if (CHECKOUT_ALLOWED_HOSTS !== undefined) {
    throw new EnvironmentError(
      'CHECKOUT_ALLOWED_HOSTS: with CATALOG_FILE orders go to WhatsApp only; leave it out',
    )
  }
  const file = sheetPlaceOf(CATALOG_FILE, { variable: 'CATALOG_FILE', CATALOG_HOSTS })
  return { kind: 'file', file, whatsapp: STORE_WHATSAPP }
}
