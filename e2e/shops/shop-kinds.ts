import type { Settings } from '../../lib/server/environment/environment-schema.ts'
import { closedPort } from '../../lib/testing/closed-port.ts'
import type { Surroundings } from '../support/run-shop.ts'

type Environment = Readonly<Partial<Record<keyof Settings, string>>>

export type ShopKind = {
  readonly name: string
  /** Gives the settings that do not follow from what the kind needs. */
  readonly environment: (surroundings: Surroundings) => Environment | Promise<Environment>
  /** Text of the delivery table, `entregas.csv`. */
  readonly deliveryTable?: string
  readonly needs?: readonly ('store' | 'accounts' | 'postgres')[]
  /** Typed into the field of the city; null where everything is fetched. */
  readonly city: string | null
  /** Chosen in the cart. */
  readonly payment?: string
  readonly hasWindows?: true
  /** False where copies for reading offline are switched off. */
  readonly hasWorker?: false
  /** Stands neither in the filled cart nor in the order by message. */
  readonly neverSays?: RegExp
  readonly by: 'touch' | 'keyboard'
  readonly width: 360 | 1280
  readonly colorScheme: 'light' | 'dark'
  /** Is not bought from on each `npm test`. */
  readonly isLong?: true
}

/** The plainest shop by message: a spreadsheet, and the number that orders go to. */
const sheet = ({ folder }: Surroundings) => ({
  CATALOG_FILE: `${folder}/loja.csv`,
  STORE_WHATSAPP: '(47) 99999-1234',
})

const withTable = (surroundings: Surroundings) => ({
  ...sheet(surroundings),
  DELIVERY_FILE: `${surroundings.folder}/entregas.csv`,
})

const pix = { PIX_KEY: '11.222.333/0001-81', PIX_NAME: 'Empório São João', PIX_CITY: 'Itajaí' }

/** Half a year away: no test runs on it. */
const holiday = new Date(Date.now() + 182 * 24 * 3_600_000).toLocaleDateString('pt-BR', {
  day: '2-digit',
  month: '2-digit',
})

const phone = { by: 'touch', width: 360 } as const
const desktop = { by: 'keyboard', width: 1280 } as const
const light = { colorScheme: 'light' } as const
const dark = { colorScheme: 'dark' } as const

/** Every kind of shop that people run. Each is bought from once; each setting that no start sets differs from its default in one of them. */
export const shopKinds: readonly ShopKind[] = [
  {
    name: 'nothing set',
    isLong: true,
    environment: () => ({}),
    city: 'balneario camboriu',
    ...desktop,
    ...light,
  },
  {
    name: 'a store by its API at another site, with the four calls',
    isLong: true,
    environment: ({ storeUrl }) => ({
      SAMPLE_CATALOG: 'off',
      CHECKOUT_ALLOWED_HOSTS: new URL(storeUrl).host,
      IMAGE_HOSTS: new URL(storeUrl).host,
      REVALIDATE_SECRET: 'um segredo bem comprido',
    }),
    needs: ['store'],
    city: 'Balneário Camboriú',
    ...phone,
    ...dark,
  },
  {
    name: 'a spreadsheet alone',
    environment: sheet,
    city: 'Penha',
    ...phone,
    ...light,
  },
  {
    name: 'a workbook with the cities that are served',
    isLong: true,
    environment: (surroundings) => ({
      ...sheet(surroundings),
      CATALOG_FILE: `${surroundings.folder}/loja.xlsx`,
      SERVED_CITIES: 'Itajaí/SC, Penha',
      CATALOG_HOSTS: 'planilhas.exemplo.com',
    }),
    city: 'itajai',
    ...desktop,
    ...dark,
  },
  {
    name: 'delivery by one row, paid in cash',
    isLong: true,
    environment: (surroundings) => ({ ...withTable(surroundings), PAYMENT_WAYS: 'dinheiro' }),
    deliveryTable: 'tipo;cidade;frete;grátis a partir de;pedido mínimo\nentrega;Itajaí/SC;18,50;300,00;5,00',
    city: 'Itajaí',
    payment: 'Dinheiro',
    ...phone,
    ...light,
  },
  {
    name: 'everything is fetched',
    isLong: true,
    environment: withTable,
    deliveryTable: 'tipo;endereço;dias;de;até\nretirada;Rua das Flores, 12;todos;0h;24h',
    city: null,
    neverSays: /cidade|\+ frete|endereço|null/i,
    ...phone,
    ...dark,
  },
  {
    name: 'windows of delivery, paid by card',
    isLong: true,
    environment: (surroundings) => ({ ...withTable(surroundings), PAYMENT_WAYS: 'cartao' }),
    deliveryTable: 'tipo;dias;de;até;lugares\njanela;todos;3h;4h;5\njanela;todos;15h;16h;5',
    city: 'balneario camboriu',
    payment: 'Cartão',
    hasWindows: true,
    ...phone,
    ...light,
  },
  {
    name: 'opening hours',
    isLong: true,
    environment: withTable,
    deliveryTable: 'tipo;dias;de;até\nhorario;todos;0h;24h',
    city: 'balneario camboriu',
    ...desktop,
    ...light,
  },
  {
    name: 'days on which it is closed',
    isLong: true,
    environment: withTable,
    deliveryTable: `tipo;data\nfechado;${holiday}`,
    city: 'balneario camboriu',
    ...desktop,
    ...dark,
  },
  {
    name: 'all kinds of rows, paid by Pix',
    isLong: true,
    environment: (surroundings) => ({
      ...withTable(surroundings),
      ...pix,
      PAYMENT_WAYS: 'pix, cartao, dinheiro',
      ORDER_HOLD_HOURS: '24',
    }),
    deliveryTable: [
      'tipo;cidade;bairro;endereço;frete;dias;de;até;lugares;data',
      'entrega;Balneário Camboriú;;;12,00;;;;;',
      'entrega;Balneário Camboriú;Barra Sul;;6,00;;;;;',
      'retirada;;;Rua das Flores, 12;;;;;;',
      'janela;;;;;todos;3h;4h;5;',
      'janela;;;;;todos;15h;16h;5;',
      'horario;;;;;todos;0h;24h;;',
      `fechado;;;;;;;;;${holiday}`,
    ].join('\n'),
    city: 'balneario camboriu',
    payment: 'Pix',
    hasWindows: true,
    ...phone,
    ...dark,
  },
  {
    name: 'another currency and time zone',
    isLong: true,
    environment: (surroundings) => ({
      ...sheet(surroundings),
      STORE_CURRENCY: 'eur',
      TIME_ZONE: 'America/Manaus',
      OFFLINE_COPIES: 'off',
    }),
    city: 'Penha',
    hasWorker: false,
    neverSays: /R\$/,
    ...phone,
    ...light,
  },
  {
    name: 'a face of its own',
    isLong: true,
    environment: () => ({
      STORE_NAME: 'Empório São João',
      STORE_LOGO: 'public/icons/icon-512.png',
      HERO_PICTURE: 'docs/loja-exemplo/fotos/banana.webp',
      HERO_TITLE: 'Da horta para a sua mesa',
      HERO_TEXT: 'Colhido hoje, em casa hoje.',
      ACCENT_COLOR: '#7a1f2b',
      STORE_DEFAULT_THEME: 'dark',
      SELLER_NAME: 'Empório São João',
      SELLER_VERIFIED: 'true',
      SELLER_RATING: '4.8',
      SELLER_ON_TIME: '97',
      SELLER_CHAT_URL: 'https://wa.me/5547999991234',
      CONTACT_WHATSAPP: '(47) 99999-1234',
      CONTACT_EMAIL: 'oi@exemplo.com',
      LEGAL_NAME: 'Empório São João Ltda.',
      LEGAL_CNPJ: '11.222.333/0001-81',
      LEGAL_ADDRESS: 'Rua das Flores, 12, Itajaí',
    }),
    city: 'balneario camboriu',
    ...desktop,
    ...dark,
  },
  {
    name: 'accounts, on Postgres, with metrics and traces',
    isLong: true,
    environment: async ({ folder, accountsUrl, databaseUrl }) => ({
      SUPABASE_FORWARD_ADDRESS: 'true',
      DATABASE_URL: databaseUrl.replace(':local@', '@'),
      DATABASE_PASSWORD_FILE: `${folder}/senha`,
      LISTEN_HOST: '0.0.0.0',
      HSTS_SUBDOMAINS: 'on',
      MEMORY_LIMIT_MB: '1024',
      TRUST_PROXY_HOPS: '1',
      DESK_CONTACT_DAYS: '30',
      LOG_LEVEL: 'warn',
      METRICS_PORT: String(await closedPort()),
      METRICS_HOST: '0.0.0.0',
      METRICS_TOKEN: 'um-token-bem-comprido',
      OTEL_EXPORTER_OTLP_ENDPOINT: accountsUrl,
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }),
    needs: ['accounts', 'postgres'],
    city: 'balneario camboriu',
    ...phone,
    ...light,
  },
]
