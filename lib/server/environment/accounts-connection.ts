import { EnvironmentError } from './environment-error.ts'
import type { Settings } from './environment-schema.ts'

/** Where the accounts are kept: a project of Supabase Auth. */
export type AccountsConnection = {
  /** Without a trailing slash. */
  readonly url: string
  readonly publishableKey: string
  /** To delete an account for good, and to forward addresses; null: the operator deletes by hand. */
  readonly secretKey: string | null
  /** True: the project counts calls by the shopper's address, sent beside the secret key. */
  readonly isAddressForwarded: boolean
}

/** Null: nothing of Supabase is set. Throws `EnvironmentError` for half a connection. */
export function accountsConnection(settings: Settings): AccountsConnection | null {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey } = settings
  const { SUPABASE_SECRET_KEY: secretKey = null } = settings
  if (url === undefined && publishableKey === undefined && secretKey === null) return null
  if (url === undefined) {
    throw new EnvironmentError(
      'SUPABASE_URL: a key of Supabase is set, so give the address of the project too',
    )
  }
  if (publishableKey === undefined) {
    throw new EnvironmentError(
      'SUPABASE_PUBLISHABLE_KEY: SUPABASE_URL is set, so give the publishable key of the project too',
    )
  }
  const isAddressForwarded = settings.SUPABASE_FORWARD_ADDRESS
  if (isAddressForwarded && secretKey === null) {
    throw new EnvironmentError(
      'SUPABASE_FORWARD_ADDRESS: addresses are taken beside a secret key only, so give SUPABASE_SECRET_KEY too',
    )
  }
  return { url: url.replace(/\/+$/, ''), publishableKey, secretKey, isAddressForwarded }
}
