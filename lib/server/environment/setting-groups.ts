import { readFileSync } from 'node:fs'
import type { PaymentWay } from '../../domain/payment.ts'
import type { PixReceiver } from '../../domain/pix-code.ts'
import { isLoopback } from '../../domain/sheet-address.ts'
import type { MetricsPlace } from '../metrics/serve-metrics.ts'
import { EnvironmentError } from './environment-error.ts'
import type { Settings } from './environment-schema.ts'

/** Returns null when off. Throws `EnvironmentError` where metrics would be public. */
export function metricsPlace(settings: Settings): MetricsPlace | null {
  const { PORT, METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token = null } = settings
  if (port === undefined) return null
  if (port === PORT) throw new EnvironmentError('METRICS_PORT: give another port than PORT')
  if (token === null && !isLoopback(host)) {
    throw new EnvironmentError(
      'METRICS_TOKEN: METRICS_HOST can be reached from other machines, so give a token that protects it',
    )
  }
  return { port, host, token }
}

export type AccountsConnection = {
  readonly url: string
  readonly publishableKey: string
  /** For deleting accounts and forwarding addresses; null: the operator deletes by hand. */
  readonly secretKey: string | null
  /** The accounts service counts calls by the shopper's address, sent with the secret key. */
  readonly isAddressForwarded: boolean
}

/** Returns null without Supabase settings. Throws `EnvironmentError` for incomplete ones. */
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

/** Reads the password from a file, as container secrets are given. */
export function databaseUrl({
  DATABASE_URL: address,
  DATABASE_PASSWORD_FILE: file,
}: Settings): string | null {
  if (file === undefined) return address ?? null
  if (address === undefined) {
    throw new EnvironmentError(
      'DATABASE_PASSWORD_FILE: give the address of the database too, as DATABASE_URL',
    )
  }
  const url = new URL(address)
  if (url.password !== '') {
    throw new EnvironmentError(
      'DATABASE_PASSWORD_FILE: DATABASE_URL has a password already, so give one of them',
    )
  }
  url.password = encodeURIComponent(readSecret(file))
  return url.href
}

function readSecret(file: string): string {
  try {
    return readFileSync(/* turbopackIgnore: true */ file, 'utf8').trim()
  } catch {
    throw new EnvironmentError('DATABASE_PASSWORD_FILE: the file cannot be read')
  }
}

export type PaymentSettings = {
  /** In display order; empty: shoppers are not asked. */
  readonly paymentWays: readonly PaymentWay[]
  /** Receiver of the Pix code on the order page; null: no code. */
  readonly pix: PixReceiver | null
}

export function paymentSettingsOf(settings: Settings): PaymentSettings {
  const { PAYMENT_WAYS: paymentWays = [], PIX_KEY: key, PIX_NAME: name, PIX_CITY: city } = settings
  if (paymentWays.length > 0) requireShop('PAYMENT_WAYS', settings)
  if (key === undefined && name === undefined && city === undefined) return { paymentWays, pix: null }
  if (key === undefined || name === undefined || city === undefined) {
    throw new EnvironmentError('PIX_KEY, PIX_NAME, PIX_CITY: give all three or none')
  }
  requireShop('PIX_KEY', settings)
  if (paymentWays.length > 0 && !paymentWays.includes('pix')) {
    throw new EnvironmentError('PIX_KEY: PAYMENT_WAYS has no pix; add it there, or leave this out')
  }
  return { paymentWays, pix: { key, name, city } }
}

function requireShop(variable: string, { CATALOG_FILE: file, STORE_CURRENCY: currency }: Settings): void {
  if (file === undefined) {
    throw new EnvironmentError(
      `${variable}: the market is paid directly with CATALOG_FILE only, so give that too`,
    )
  }
  if (currency !== 'brl') {
    throw new EnvironmentError(`${variable}: this is in reais; leave it out, or STORE_CURRENCY`)
  }
}
