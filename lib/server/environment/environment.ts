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

type StoreConnection =
  | { readonly kind: 'upstream'; readonly apiUrl: string; readonly storeId: string }
  /** `file`: absolute path or address. `whatsapp`: number for orders, with the country code. */
  | { readonly kind: 'file'; readonly file: string; readonly whatsapp: string }
  | { readonly kind: 'embedded' }

/** Selects the store. Throws `EnvironmentError`. */
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

// Vendor hosts of payments and pictures.
const checkoutHost = 'checkout.hostinger.com'
const picturesHost = 'cdn.zyrosite.com'

export type Environment = PaymentSettings & {
  readonly port: number
  readonly listenHost: string | null
  /** Public origin without a trailing slash. */
  readonly siteUrl: string
  /** Forces https on subdomains too. */
  readonly hstsSubdomains: boolean
  /** Neither SITE_URL nor a store API is set: shoppers return to the local address they came from. */
  readonly followsLocalAddress: boolean
  readonly store: StoreConnection
  /** Absolute folder of all files written at run time. */
  readonly dataDirectory: string
  /** Postgres shared by all replicas; null: this process is the whole shop. Holds a password. */
  readonly databaseUrl: string | null
  readonly catalogRefreshSeconds: number
  readonly storeName: string
  readonly brand?: BrandSettings
  /** Lower-case ISO code for prices without one. */
  readonly defaultCurrency: string
  /** IANA time zone of the market's days. */
  readonly timeZone: string
  readonly defaultTheme: Settings['STORE_DEFAULT_THEME']
  readonly keepsOfflineCopies: boolean
  readonly deliveryZones: readonly DeliveryZone[]
  readonly sheetHosts: readonly string[]
  readonly deliveryFile: DeliveryFile | null
  readonly openingHours: OpeningHours | null
  /** Null: orders have no delivery window. */
  readonly deliveryWindows: WindowSchedule | null
  readonly sampleCatalog: NonNullable<Settings['SAMPLE_CATALOG']>
  readonly checkoutHosts: readonly string[]
  readonly imageHosts: readonly string[]
  readonly trustProxyHops: number
  readonly rateLimitScale: number
  readonly sellerChatUrl: string
  readonly seller: Seller
  readonly revalidateSecret: string | null
  readonly desk: {
    /** Password of the user `mercado`; null: only users of the database, and without any no desk. */
    readonly passwordHash: string | null
    /** Days after which contact and notes of an order are erased. */
    readonly contactDays: number
  }
  /** Hours for which a sent order of a spreadsheet shop reserves stock before the market starts it. */
  readonly orderHoldHours: number
  readonly accounts: AccountsConnection | null
  readonly metrics: MetricsPlace | null
  /** Null: off. The exporter reads its own target variables. */
  readonly traces: { readonly sampledPart: number } | null
  readonly legal: LegalDetails
  /** WhatsApp number of the market: digits with the country code. */
  readonly marketNumber: string | null
}

const hostOf = (address: string) => new URL(address).host

function checkoutHosts(settings: Settings, store: StoreConnection, siteUrl: string): readonly string[] {
  if (store.kind === 'file') return [whatsappHost]
  const upstream = store.kind === 'upstream' ? [hostOf(store.apiUrl)] : []
  return settings.CHECKOUT_ALLOWED_HOSTS ?? [...upstream, checkoutHost, hostOf(siteUrl)]
}

/** Prefers the number of the legal notice, else the one for orders. */
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

/** Parses raw variables. Empty strings count as unset. Throws `EnvironmentError`. */
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
    desk: { passwordHash: settings.DESK_PASSWORD_HASH ?? null, contactDays: settings.DESK_CONTACT_DAYS },
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

export function getProcessEnvironment(): Environment {
  current ??= parseEnvironment(process.env)
  return current
}

/** True while `next build` renders sample pages, which are never served. */
export function isBuilding(): boolean {
  return process.env['NEXT_PHASE'] === 'phase-production-build'
}
