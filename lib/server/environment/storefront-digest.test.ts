import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'
import { storefrontDigest } from './storefront-digest.ts'
import type { Variables } from './testing/refusal-message.ts'

const upstream = { STORE_API_URL: 'https://api.store.example:8443/v3/', STORE_ID: 'store_01ABC' }

describe('storefrontDigest', () => {
  const base = { SITE_URL: 'https://loja.example' }
  const digestOf = (variables: Variables, buildId = 'build-1') =>
    storefrontDigest(parseEnvironment({ ...base, ...variables }), buildId)

  const shown: readonly Variables[] = [
    { STORE_NAME: 'Quitanda' },
    { STORE_LOGO: 'public/icons/icon-192.png' },
    { HERO_PICTURE: 'public/pictures/hero.webp' },
    { HERO_TITLE: 'Da horta para a mesa' },
    { HERO_TEXT: 'Colhido hoje.' },
    { ACCENT_COLOR: '#7a1f2b' },
    { SITE_URL: 'https://outra.example' },
    { ...upstream },
    { STORE_CURRENCY: 'usd' },
    { STORE_DEFAULT_THEME: 'dark' },
    { TIME_ZONE: 'America/Manaus' },
    { OFFLINE_COPIES: 'off' },
    { SERVED_CITIES: 'Itajaí' },
    { SAMPLE_CATALOG: 'off' },
    { LEGAL_CNPJ: '12.345.678/0001-90' },
    { CONTACT_WHATSAPP: '47999991234' },
    { SELLER_CHAT_URL: 'https://wa.me/c/5547999991234' },
    { SELLER_RATING: '4.7' },
  ]

  it.each(shown)('differs for %o, which shows on a page', (variables) => {
    expect(digestOf(variables)).not.toBe(digestOf({}))
  })

  it('differs for another build', () => {
    expect(digestOf({}, 'build-2')).not.toBe(digestOf({}))
  })

  const hidden: readonly Variables[] = [
    { PORT: '4010' },
    { DATA_DIR: '/tmp/elsewhere' },
    { DATABASE_URL: 'postgres://shop:secret@db.example/shop' },
    { REVALIDATE_SECRET: 'a-secret-of-16-characters' },
    { DESK_CONTACT_DAYS: '30' },
    { CATALOG_REFRESH_SECONDS: '600' },
    { LISTEN_HOST: '::1' },
    { HSTS_SUBDOMAINS: 'on' },
    { TRUST_PROXY_HOPS: '1' },
    { RATE_LIMIT_SCALE: '2' },
    { SUPABASE_URL: 'https://p.example', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789' },
  ]

  it.each(hidden)('stays the same for %o, which does not', (variables) => {
    expect(digestOf(variables)).toBe(digestOf({}))
  })
})
