import { isIP } from 'node:net'
import { z } from 'zod'
import { sampleSeller } from '../../copy/product.ts'
import { sellerCopy } from '../../copy/seller.ts'
import { defaultTimeZone, isTimeZone } from '../../domain/market-time.ts'
import { paymentWays } from '../../domain/payment.ts'
import { longestCity, longestName, normalizePixKey, pixText } from '../../domain/pix-code.ts'
import type { Seller } from '../../domain/product.ts'
import { isAddress } from '../../domain/sheet-address.ts'
import { normalizeWhatsapp } from '../../domain/whatsapp.ts'
import { logLevels } from '../logging/create-logger.ts'
import { passwordHashShape } from '../password-hash.ts'

const trimmed = z.string().trim()
const commaList = trimmed.transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)
const webAddress = trimmed.pipe(
  z.url({ protocol: /^https?$/, error: 'give a full address such as https://example.com' }),
)
const secureAddress = trimmed.pipe(
  z.url({ protocol: /^https$/, error: 'give a full https address such as https://wa.me/c/5547999991234' }),
)
const port = z.coerce
  .number({ error: 'give a number between 1 and 65535' })
  .int('give a whole number')
  .min(1, 'give a number between 1 and 65535')
  .max(65_535, 'give a number between 1 and 65535')
const wholeNumber = (unit: string, least: number, most: number) =>
  z.coerce
    .number({ error: `give a number of ${unit}` })
    .int(`give a whole number of ${unit}`)
    .min(least, `give at least ${least}`)
    .max(most, `give at most ${most}`)
const currency = trimmed
  .toLowerCase()
  .pipe(z.string().regex(/^[a-z]{3}$/, 'give a three-letter ISO 4217 code such as brl'))
const hostList = commaList.pipe(
  z.array(
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9.-]+(:\d+)?$/, 'give host names separated by commas, without https://')
      // Addresses drop the default port of https.
      .transform((host) => host.replace(/:443$/, '')),
  ),
)

const sheetPlace = (extension: RegExp, example: string) =>
  trimmed.refine(
    (place) => (isAddress(place) ? URL.canParse(place) : extension.test(place)),
    `give the path of a .xlsx, .csv or .txt file, such as ${example}, or the https address of a published sheet`,
  )

const supabaseKey = trimmed.pipe(
  z.string().regex(/^[\w.-]{20,2000}$/, 'give the key as the dashboard shows it, without quotes or spaces'),
)

/** Digits with the country code. */
const whatsappNumber = trimmed
  .transform((typed) => normalizeWhatsapp(typed) ?? typed.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, 'give a number with its area code, such as (47) 99999-1234'))
  .transform((number) => number.slice(1))

const pixName = (longest: number) =>
  trimmed
    .transform(pixText)
    .pipe(z.string().min(1, 'give letters').max(longest, `give at most ${longest} characters, as banks do`))

export const environmentSchema = z.object({
  PORT: port.default(3000),
  LISTEN_HOST: trimmed
    .refine(
      (address) => isIP(address) !== 0,
      'give an IP address of this machine, or 0.0.0.0 for all of them',
    )
    .optional(),
  SITE_URL: webAddress.optional(),
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], { error: 'give on or off' }).default('off'),
  STORE_API_URL: webAddress.optional(),
  STORE_ID: trimmed
    .regex(/^[A-Za-z0-9_-]{1,80}$/, 'give the id of the store, such as store_01ABC…')
    .optional(),
  // Other formats pass here: the shop itself explains them in its owner's language.
  CATALOG_FILE: sheetPlace(/\.(csv|txt|xls[xm]?|ods)$/i, './loja.xlsx').optional(),
  CATALOG_HOSTS: hostList.optional(),
  STORE_WHATSAPP: whatsappNumber.optional(),
  PAYMENT_WAYS: commaList
    .pipe(z.array(z.enum(paymentWays, { error: `give some of ${paymentWays.join(', ')}` })))
    .transform((ways) => [...new Set(ways)])
    .optional(),
  PIX_KEY: trimmed
    .transform((typed) => normalizePixKey(typed) ?? '')
    .pipe(
      z.string().min(1, 'give a CPF, a CNPJ, an e-mail, a random key, or a phone such as +55 47 99999-1234'),
    )
    .optional(),
  PIX_NAME: pixName(longestName).optional(),
  PIX_CITY: pixName(longestCity).optional(),
  DATA_DIR: trimmed.default('.data'),
  DATABASE_URL: trimmed
    .pipe(
      z.url({
        protocol: /^postgres(ql)?$/,
        error: 'give an address such as postgres://user:password@host:5432/shop',
      }),
    )
    .optional(),
  DATABASE_PASSWORD_FILE: trimmed.optional(),
  MEMORY_LIMIT_MB: wholeNumber('megabytes', 256, 1_048_576).optional(),
  CATALOG_REFRESH_SECONDS: wholeNumber('seconds', 1, 86_400).default(60),
  STORE_NAME: trimmed.min(1).max(80).default('Mercado Local'),
  STORE_LOGO: trimmed.optional(),
  HERO_PICTURE: trimmed.optional(),
  HERO_TITLE: trimmed.max(60, 'give at most 60 characters').optional(),
  HERO_TEXT: trimmed.max(120, 'give at most 120 characters').optional(),
  ACCENT_COLOR: trimmed
    .regex(/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'give a colour such as #7a1f2b')
    .transform((text) => text.replace('#', '').toLowerCase())
    .transform((digits) => `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`)
    .optional(),
  STORE_CURRENCY: currency.default('brl'),
  STORE_DEFAULT_THEME: z
    .enum(['light', 'dark', 'system'], { error: 'give light, dark or system' })
    .default('system'),
  TIME_ZONE: trimmed.refine(isTimeZone, 'give an IANA name such as America/Manaus').default(defaultTimeZone),
  OFFLINE_COPIES: z.enum(['on', 'off'], { error: 'give on or off' }).default('on'),
  SERVED_CITIES: commaList
    .pipe(z.array(z.string()).min(1, 'name at least one city'))
    .default(['Balneário Camboriú']),
  DELIVERY_FILE: sheetPlace(/\.(csv|txt|xls[xm]?|ods)$/i, './entregas.csv').optional(),
  SAMPLE_CATALOG: z.enum(['off', 'fill', 'overwrite'], { error: 'give off, fill or overwrite' }).optional(),
  CHECKOUT_ALLOWED_HOSTS: hostList.optional(),
  IMAGE_HOSTS: hostList.optional(),
  TRUST_PROXY_HOPS: z.coerce
    .number({ error: 'give a number of proxies' })
    .int('give a whole number of proxies')
    .min(0, 'give 0 or more')
    .max(10, 'give at most 10')
    .default(0),
  RATE_LIMIT_SCALE: z.coerce
    .number({ error: 'give a number such as 1 or 2.5' })
    .min(0.1, 'give at least 0.1')
    .max(10_000, 'give at most 10000')
    .default(1),
  SELLER_CHAT_URL: secureAddress.default(
    `https://wa.me/?text=${encodeURIComponent(sellerCopy.hero.chatMessage)}`,
  ),
  SELLER_NAME: trimmed.max(80, 'give at most 80 characters').optional(),
  SELLER_VERIFIED: z
    .enum(['true', 'false'], { error: 'give true or false' })
    .transform((text) => text === 'true')
    .optional(),
  SELLER_RATING: trimmed
    .regex(/^([0-4]([.,]\d)?|5([.,]0)?)$/, 'give a number from 0 to 5 with one decimal, such as 4.8')
    .transform((text) => text.replace(',', '.'))
    .optional(),
  SELLER_ON_TIME: trimmed
    .regex(/^(\d{1,2}|100)%?$/, 'give a percentage from 0 to 100, such as 97')
    .transform((text) => text.replace('%', ''))
    .optional(),
  REVALIDATE_SECRET: trimmed.min(16, 'give at least 16 characters').optional(),
  DESK_PASSWORD_HASH: trimmed
    .regex(passwordHashShape, 'give what "npm run desk:user -- hash" prints behind the equals sign')
    .optional(),
  DESK_CONTACT_DAYS: wholeNumber('days', 1, 3650).default(180),
  ORDER_HOLD_HOURS: wholeNumber('hours', 1, 720).default(72),
  SUPABASE_URL: webAddress.optional(),
  SUPABASE_PUBLISHABLE_KEY: supabaseKey.optional(),
  SUPABASE_SECRET_KEY: supabaseKey.optional(),
  SUPABASE_FORWARD_ADDRESS: z
    .enum(['true', 'false'], { error: 'give true or false' })
    .default('false')
    .transform((text) => text === 'true'),
  LOG_LEVEL: z.enum(logLevels, { error: `give ${logLevels.join(', ')}` }).default('info'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: trimmed
    .regex(/^[\w.:-]+$/, 'give an address of this machine such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  METRICS_TOKEN: trimmed.regex(/^[\w.~+/=-]{16,200}$/, 'give 16 to 200 letters and digits').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'give a part such as 1 or 0.1' })
    .min(0, 'give 0 or more')
    .max(1, 'give at most 1')
    .default(1),
  CONTACT_WHATSAPP: trimmed.optional(),
  CONTACT_EMAIL: trimmed.pipe(z.email('give an e-mail address')).optional(),
  LEGAL_NAME: trimmed.optional(),
  LEGAL_CNPJ: trimmed.optional(),
  LEGAL_ADDRESS: trimmed.optional(),
})

export type Settings = z.infer<typeof environmentSchema>

/** Defaults to the specification's seller on the sample store, and to nothing on a real one. */
export function sellerOf(settings: Settings, { isSample }: { readonly isSample: boolean }): Seller {
  const sample = isSample ? sampleSeller : null
  return {
    name: settings.SELLER_NAME ?? sample?.name ?? settings.STORE_NAME,
    isVerified: settings.SELLER_VERIFIED ?? sample?.isVerified ?? false,
    rating: settings.SELLER_RATING ?? sample?.rating ?? null,
    onTimePercent: settings.SELLER_ON_TIME ?? sample?.onTimePercent ?? null,
  }
}
