import path from 'node:path'
import type { LegalDetails } from '../../domain/brand.ts'
import type { DeliveryZone } from '../../domain/delivery.ts'
import type { WindowSchedule } from '../../domain/delivery-windows.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { Seller } from '../../domain/product.ts'
import { normalizeWhatsapp, whatsappHost } from '../../domain/whatsapp.ts'
import { type BrandSettings, brandSettingsOf } from '../brand/brand-settings.ts'
import type { MetricsPlace } from '../metrics/serve-metrics.ts'
import {
  type DeliveryFile,
  deliveryFileOf,
  deliveryZonesOf,
  findSheetPlace,
  sheetHostsOf,
} from './delivery-zones.ts'
import { EnvironmentError } from './environment-error.ts'
import { environmentSchema, type Settings, sellerOf } from './environment-schema.ts'
import {
  type AccountsConnection,
  accountsConnection,
  databaseUrl,
  metricsPlace,
  type PaymentSettings,
  paymentSettingsOf,
} from './setting-groups.ts'

/** Where the catalogue comes from: a real upstream over HTTP, a file of this machine, or the embedded store in this process. */
type StoreConnection =
  | { readonly kind: 'upstream'; readonly apiUrl: string; readonly storeId: string }
  /** An absolute path or an address, and the number that orders go to: digits with the country. */
  | { readonly kind: 'file'; readonly file: string; readonly whatsapp: string }
  | { readonly kind: 'embedded' }

/** The one store that the settings name. Throws `EnvironmentError`. */
function storeConnection(settings: Settings): StoreConnection {
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
  const file = findSheetPlace('CATALOG_FILE', { CATALOG_FILE, CATALOG_HOSTS })
  return { kind: 'file', file, whatsapp: STORE_WHATSAPP }
}

// Where the vendor of the store's API takes payments, and where its pictures are.
const checkoutHost = 'checkout.hostinger.com'
const picturesHost = 'cdn.zyrosite.com'

export type Environment = PaymentSettings & {
  readonly port: number
  readonly listenHost: string | null
  /** Public origin without a trailing slash. */
  readonly siteUrl: string
  /** Whether browsers have to call the hosts below it by https alone, too. */
  readonly hstsSubdomains: boolean
  /** Neither SITE_URL nor a store API is set: shoppers come back to the local address they opened the shop at. */
  readonly followsLocalAddress: boolean
  readonly store: StoreConnection
  /** Absolute folder of everything written at run time. */
  readonly dataDirectory: string
  /** A Postgres database that all replicas of the shop share; null: this process is the whole shop. Holds a password. */
  readonly databaseUrl: string | null
  readonly catalogRefreshSeconds: number
  readonly storeName: string
  /** What it looks like where that is the operator's own; undefined: as it always did. */
  readonly brand?: BrandSettings
  /** Lower-case ISO code for prices that come without one. */
  readonly defaultCurrency: string
  /** Where the market's days begin (IANA). */
  readonly timeZone: string
  readonly defaultTheme: Settings['STORE_DEFAULT_THEME']
  /** Whether browsers keep what was visited, to be read without a connection. */
  readonly keepsOfflineCopies: boolean
  readonly deliveryZones: readonly DeliveryZone[]
  readonly sheetHosts: readonly string[]
  readonly deliveryFile: DeliveryFile | null
  /** When the market is open, as that table says; null: nothing is said. */
  readonly openingHours: OpeningHours | null
  /** When it delivers, as that table says; null: nothing is said, and an order has no window. */
  readonly deliveryWindows: WindowSchedule | null
  /** Unless set otherwise, invented text and pictures stay off the goods of a real store. */
  readonly sampleCatalog: NonNullable<Settings['SAMPLE_CATALOG']>
  readonly checkoutHosts: readonly string[]
  readonly imageHosts: readonly string[]
  /** Proxies of the operator in front of the shop; each adds an entry to X-Forwarded-For. */
  readonly trustProxyHops: number
  readonly rateLimitScale: number
  /** Where a future seller starts the conversation. */
  readonly sellerChatUrl: string
  readonly seller: Seller
  readonly revalidateSecret: string | null
  readonly desk: {
    /** Of the user `mercado`; null: the desk has the users of its database alone, and none is no desk. */
    readonly passwordHash: string | null
    /** Days after which contact and notes of an order are erased. */
    readonly contactDays: number
  }
  /** Hours for which an order that was sent keeps its pieces of a spreadsheet shop, unless the market begins it. */
  readonly orderHoldHours: number
  /** Null: accounts are not configured. */
  readonly accounts: AccountsConnection | null
  /** Null: nothing is counted. */
  readonly metrics: MetricsPlace | null
  /** Null: there are none. The exporter reads by itself where they go. */
  readonly traces: { readonly sampledPart: number } | null
  readonly legal: LegalDetails
  /** Where shoppers write to the market on WhatsApp: digits with the country. */
  readonly marketNumber: string | null
}

const hostOf = (address: string) => new URL(address).host

function checkoutHosts(settings: Settings, store: StoreConnection, siteUrl: string): readonly string[] {
  if (store.kind === 'file') return [whatsappHost]
  const upstream = store.kind === 'upstream' ? [hostOf(store.apiUrl)] : []
  return settings.CHECKOUT_ALLOWED_HOSTS ?? [...upstream, checkoutHost, hostOf(siteUrl)]
}

/** The number that the legal notice shows, where it can be read; else the one that orders go to. */
function marketNumberOf({ CONTACT_WHATSAPP, STORE_WHATSAPP }: Settings): string | null {
  return normalizeWhatsapp(CONTACT_WHATSAPP ?? '')?.slice(1) ?? STORE_WHATSAPP ?? null
}

function siteOrigin(address: string): string {
  const { origin, href } = new URL(address.replace(/\/+$/, ''))
  if (href !== `${origin}/`) {
    throw new EnvironmentError('SITE_URL: give an origin such as https://loja.example, without a path')
  }
  return origin
}

/** Turns raw variables into settings. Empty strings count as unset. Throws `EnvironmentError`. */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path[0]?.toString() ?? '?'}: ${issue.message}`)
    throw new EnvironmentError(lines.join('\n'))
  }
  const settings = parsed.data
  const siteUrl = siteOrigin(settings.SITE_URL ?? `http://localhost:${settings.PORT}`)
  const store = storeConnection(settings)
  const brand = brandSettingsOf(settings)
  const upstreamHosts = store.kind === 'upstream' ? [hostOf(store.apiUrl)] : []
  return {
    port: settings.PORT,
    listenHost: settings.LISTEN_HOST ?? (settings.TRUST_PROXY_HOPS > 0 ? '127.0.0.1' : null),
    siteUrl,
    hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
    followsLocalAddress: settings.SITE_URL === undefined && store.kind !== 'upstream',
    store,
    dataDirectory: path.resolve(settings.DATA_DIR),
    databaseUrl: databaseUrl(settings),
    catalogRefreshSeconds: settings.CATALOG_REFRESH_SECONDS,
    storeName: settings.STORE_NAME,
    ...(brand && { brand }),
    defaultCurrency: settings.STORE_CURRENCY,
    timeZone: settings.TIME_ZONE,
    defaultTheme: settings.STORE_DEFAULT_THEME,
    keepsOfflineCopies: settings.OFFLINE_COPIES === 'on',
    deliveryZones: deliveryZonesOf(settings, given),
    sheetHosts: sheetHostsOf(settings),
    deliveryFile: deliveryFileOf(settings, given),
    openingHours: null,
    deliveryWindows: null,
    sampleCatalog: settings.SAMPLE_CATALOG ?? (store.kind === 'embedded' ? 'fill' : 'off'),
    checkoutHosts: checkoutHosts(settings, store, siteUrl),
    imageHosts: settings.IMAGE_HOSTS ?? (store.kind === 'file' ? [] : [picturesHost, ...upstreamHosts]),
    trustProxyHops: settings.TRUST_PROXY_HOPS,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    sellerChatUrl: settings.SELLER_CHAT_URL,
    ...paymentSettingsOf(settings),
    seller: sellerOf(settings, { isSample: store.kind === 'embedded' }),
    revalidateSecret: settings.REVALIDATE_SECRET ?? null,
    desk: {
      passwordHash: settings.DESK_PASSWORD_HASH ?? null,
      contactDays: settings.DESK_CONTACT_DAYS,
    },
    orderHoldHours: settings.ORDER_HOLD_HOURS,
    accounts: accountsConnection(settings),
    metrics: metricsPlace(settings),
    traces: settings.OTEL_EXPORTER_OTLP_ENDPOINT ? { sampledPart: settings.OTEL_TRACES_SAMPLER_ARG } : null,
    legal: {
      name: settings.LEGAL_NAME ?? null,
      cnpj: settings.LEGAL_CNPJ ?? null,
      address: settings.LEGAL_ADDRESS ?? null,
      email: settings.CONTACT_EMAIL ?? null,
      whatsapp: settings.CONTACT_WHATSAPP ?? null,
    },
    marketNumber: marketNumberOf(settings),
  }
}

let current: Environment | undefined

/** The settings of this process as it was started with them, read once. */
export function getProcessEnvironment(): Environment {
  current ??= parseEnvironment(process.env)
  return current
}

/** True while `next build` renders sample pages, which are never served. */
export function isBuilding(): boolean {
  return process.env['NEXT_PHASE'] === 'phase-production-build'
}
