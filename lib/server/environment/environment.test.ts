import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { specifiedZone } from '../../domain/delivery.ts'
import { parseEnvironment } from './environment.ts'
import { EnvironmentError } from './environment-error.ts'
import { messageOf, type Variables } from './testing/refusal-message.ts'

const upstream = { STORE_API_URL: 'https://api.store.example:8443/v3/', STORE_ID: 'store_01ABC' }

describe('the settings', () => {
  it('have the defaults of an empty environment', () => {
    expect(parseEnvironment({})).toEqual({
      port: 3000,
      listenHost: null,
      siteUrl: 'http://localhost:3000',
      hstsSubdomains: false,
      followsLocalAddress: true,
      store: { kind: 'embedded' },
      dataDirectory: path.resolve('.data'),
      databaseUrl: null,
      catalogRefreshSeconds: 60,
      storeName: 'Mercado Local',
      defaultCurrency: 'brl',
      timeZone: 'America/Sao_Paulo',
      defaultTheme: 'system',
      keepsOfflineCopies: true,
      deliveryZones: [specifiedZone('Balneário Camboriú')],
      sheetHosts: ['docs.google.com', '.googleusercontent.com'],
      deliveryFile: null,
      openingHours: null,
      deliveryWindows: null,
      paymentWays: [],
      pix: null,
      sampleCatalog: 'fill',
      checkoutHosts: ['checkout.hostinger.com', 'localhost:3000'],
      imageHosts: ['cdn.zyrosite.com'],
      trustProxyHops: 0,
      rateLimitScale: 1,
      sellerChatUrl: 'https://wa.me/?text=Ol%C3%A1!%20Quero%20vender%20no%20Mercado%20Local.',
      seller: { name: 'Mercado do Bairro', isVerified: true, rating: '4.9', onTimePercent: '99' },
      revalidateSecret: null,
      desk: { passwordHash: null, contactDays: 180 },
      orderHoldHours: 72,
      accounts: null,
      metrics: null,
      traces: null,
      legal: { name: null, cnpj: null, address: null, email: null, whatsapp: null },
      marketNumber: null,
    })
  })

  it('put invented text on the goods of a real store only where a setting says so', () => {
    expect(parseEnvironment(upstream).sampleCatalog).toBe('off')
    expect(parseEnvironment({}).sampleCatalog).toBe('fill')
    for (const mode of ['off', 'fill', 'overwrite'] as const) {
      expect(parseEnvironment({ ...upstream, SAMPLE_CATALOG: mode }).sampleCatalog).toBe(mode)
      expect(parseEnvironment({ SAMPLE_CATALOG: mode }).sampleCatalog).toBe(mode)
    }
  })

  it('S5 S35 sell from a file, and send shoppers to WhatsApp and nowhere else', () => {
    const file = { CATALOG_FILE: './loja.csv', STORE_WHATSAPP: '(47) 99999-1234' }
    expect(parseEnvironment(file)).toMatchObject({
      store: { kind: 'file', file: path.resolve('loja.csv'), whatsapp: '5547999991234' },
      checkoutHosts: ['wa.me'],
      imageHosts: [],
      sampleCatalog: 'off',
      followsLocalAddress: true,
    })
    expect(parseEnvironment({ ...file, STORE_WHATSAPP: '+351 912 345 678' })).toMatchObject({
      store: { whatsapp: '351912345678' },
      marketNumber: '351912345678',
    })
    const { marketNumber } = parseEnvironment({ ...file, CONTACT_WHATSAPP: '(47) 3333-4444' })
    expect(marketNumber).toBe('554733334444')
    for (const wrong of [
      { CATALOG_FILE: './loja.csv' },
      { STORE_WHATSAPP: file.STORE_WHATSAPP },
      { ...file, CATALOG_FILE: './loja.pdf' },
      { ...file, ...upstream },
      { ...file, CHECKOUT_ALLOWED_HOSTS: 'pay.example' },
      ...['1234', '99999-1234', 'https://wa.me/5547999991234', '+5547999991234?text=x', '+0123456789'].map(
        (number) => ({ ...file, STORE_WHATSAPP: number }),
      ),
    ]) {
      expect(() => parseEnvironment(wrong)).toThrow(EnvironmentError)
    }
  })

  it('S55 listen on this machine alone where a proxy is trusted, unless they name an address', () => {
    const hostOf = (variables: Variables) => parseEnvironment(variables).listenHost
    expect(hostOf({ TRUST_PROXY_HOPS: '0' })).toBeNull()
    expect(hostOf({ TRUST_PROXY_HOPS: '1' })).toBe('127.0.0.1')
    expect(hostOf({ TRUST_PROXY_HOPS: '2', LISTEN_HOST: ' ' })).toBe('127.0.0.1')
    for (const LISTEN_HOST of ['0.0.0.0', '10.0.0.5', '::', '::1', 'fd00::5']) {
      expect(hostOf({ TRUST_PROXY_HOPS: '1', LISTEN_HOST })).toBe(LISTEN_HOST)
      expect(hostOf({ LISTEN_HOST })).toBe(LISTEN_HOST)
    }
  })

  it('S2 keep HSTS to the host of the shop, unless they say otherwise', () => {
    expect(parseEnvironment({}).hstsSubdomains).toBe(false)
    expect(parseEnvironment({ HSTS_SUBDOMAINS: 'on' }).hstsSubdomains).toBe(true)
  })

  it('S5 S12 allow the upstream and the own host, and nothing else, unless a list is given', () => {
    expect(parseEnvironment({ ...upstream, SITE_URL: 'https://loja.example' })).toMatchObject({
      store: { kind: 'upstream', apiUrl: 'https://api.store.example:8443/v3', storeId: 'store_01ABC' },
      checkoutHosts: ['api.store.example:8443', 'checkout.hostinger.com', 'loja.example'],
      imageHosts: ['cdn.zyrosite.com', 'api.store.example:8443'],
    })
    expect(
      parseEnvironment({ ...upstream, CHECKOUT_ALLOWED_HOSTS: 'pay.example', IMAGE_HOSTS: 'img.example' }),
    ).toMatchObject({ checkoutHosts: ['pay.example'], imageHosts: ['img.example'] })
  })

  it('cut lists at commas, and spell hosts as addresses do', () => {
    expect(parseEnvironment({ SERVED_CITIES: ' Itajaí, Camboriú ,,' }).deliveryZones).toEqual([
      specifiedZone('Itajaí'),
      specifiedZone('Camboriú'),
    ])
    const { checkoutHosts } = parseEnvironment({ CHECKOUT_ALLOWED_HOSTS: 'Pay.Example, pay.example:8443' })
    expect(checkoutHosts).toEqual(['pay.example', 'pay.example:8443'])
  })

  it.each([
    ['https://loja.example/', 'https://loja.example'],
    ['HTTPS://Loja.Example', 'https://loja.example'],
    ['https://loja.example:443', 'https://loja.example'],
    ['http://localhost:4000//', 'http://localhost:4000'],
  ])('S6 take the site %s as the origin %s', (SITE_URL, siteUrl) => {
    expect(parseEnvironment({ SITE_URL }).siteUrl).toBe(siteUrl)
  })

  it.each([
    ...['https://loja.example/mercado', 'https://loja.example?x=1', 'https://loja.example#x'],
    'https://user:word@loja.example',
  ])('S6 refuse the site %s, which is more than an origin', (SITE_URL) => {
    expect(messageOf({ SITE_URL })).toBe(
      'SITE_URL: give an origin such as https://loja.example, without a path',
    )
  })

  it('S6 S7 let a shop follow its address only where neither SITE_URL nor a store is set', () => {
    const follows = (variables: Variables) => parseEnvironment(variables).followsLocalAddress
    expect(follows({ SITE_URL: ' ', PORT: '4010' })).toBe(true)
    expect(follows({ SITE_URL: 'http://localhost:3000' })).toBe(false)
    expect(follows(upstream)).toBe(false)
    expect(follows({ ...upstream, SITE_URL: 'https://loja.example' })).toBe(false)
  })

  it('name the cities once, with the fee of the specification in the currency of the shop', () => {
    const file = { CATALOG_FILE: '/loja/loja.csv', STORE_WHATSAPP: '47999991234' }
    const beside = { file: '/loja/entregas.csv', isNamed: false }
    expect(parseEnvironment(file).deliveryFile).toEqual(beside)
    expect(parseEnvironment({ ...file, SERVED_CITIES: 'Itajaí' }).deliveryFile).toBeNull()
    const named = { file: '/outra.csv', isNamed: true }
    expect(parseEnvironment({ ...file, DELIVERY_FILE: '/outra.csv' }).deliveryFile).toEqual(named)
    expect(messageOf({ DELIVERY_FILE: '/outra.csv', SERVED_CITIES: 'Itajaí' })).toMatch(/^DELIVERY_FILE: /)
    const { deliveryZones } = parseEnvironment({ SERVED_CITIES: 'Itajaí', STORE_CURRENCY: 'clp' })
    expect(deliveryZones).toEqual([{ ...specifiedZone('Itajaí'), fee: 12, currency: 'clp' }])
  })
})

describe('a setting that cannot be used', () => {
  const bad: readonly [string, string][] = [
    ['PORT', '70000'],
    ['HSTS_SUBDOMAINS', 'true'],
    ['LISTEN_HOST', 'localhost'],
    ['LISTEN_HOST', '10.0.0.256'],
    ['SITE_URL', 'loja-secreta.example'],
    ['STORE_API_URL', 'javascript:alert(1)'],
    ['STORE_ID', 'store/../other'],
    ['MEMORY_LIMIT_MB', '64'],
    ['CATALOG_REFRESH_SECONDS', '90000'],
    ['STORE_NAME', 'Nomeria'.repeat(20)],
    ['STORE_CURRENCY', 'reais'],
    ['STORE_DEFAULT_THEME', 'sepia'],
    ['SERVED_CITIES', ',,'],
    ['DELIVERY_FILE', './entregas.json'],
    ['SAMPLE_CATALOG', 'talvez'],
    ['PAYMENT_WAYS', 'fiado'],
    ['CHECKOUT_ALLOWED_HOSTS', 'https://pay.secret.example'],
    ['IMAGE_HOSTS', '*.secret.example'],
    ['CATALOG_FILE', 'https://[loja-secreta'],
    ['CATALOG_HOSTS', 'https://loja-secreta.example'],
    ['TRUST_PROXY_HOPS', '77'],
    ['RATE_LIMIT_SCALE', '-2'],
    ['SELLER_CHAT_URL', 'javascript:alert(1)'],
    ['SELLER_NAME', 'Nomeria'.repeat(20)],
    ['SELLER_VERIFIED', 'talvez'],
    ['SELLER_RATING', '5.1'],
    ['SELLER_ON_TIME', '101'],
    ['REVALIDATE_SECRET', 'curto-demais'],
    ['SUPABASE_URL', 'projeto-secreto'],
    ['SUPABASE_PUBLISHABLE_KEY', 'curta'],
    ['SUPABASE_SECRET_KEY', 'com espaço e "aspas" 0123456789'],
    ['CONTACT_EMAIL', 'ana-arroba-loja'],
  ]

  it.each(bad)('%s=%s is named with a remedy, without its value', (name, value) => {
    const message = messageOf({ [name]: value })
    expect(message).toMatch(new RegExp(`^${name}: .{10,}`))
    expect(message).not.toContain(value)
    expect(message.split('\n').every((line) => line.startsWith(`${name}: `))).toBe(true)
  })
})

it('S66 settings sell from the address of a sheet at a host that is allowed, and name it in no refusal', () => {
  const STORE_WHATSAPP = '(47) 99999-1234'
  const google = 'https://docs.google.com/spreadsheets/d/e/2PACX-secreto/pub?gid=0&single=true&output=csv'
  expect(parseEnvironment({ CATALOG_FILE: google, STORE_WHATSAPP })).toMatchObject({
    store: { kind: 'file', file: google },
    deliveryFile: { file: google, isNamed: false, isCatalog: true },
    sheetHosts: ['docs.google.com', '.googleusercontent.com'],
  })
  const own = {
    CATALOG_FILE: 'http://127.0.0.1:3900/loja.csv',
    STORE_WHATSAPP,
    CATALOG_HOSTS: '127.0.0.1:3900',
  }
  expect(parseEnvironment(own)).toMatchObject({ store: { file: 'http://127.0.0.1:3900/loja.csv' } })
  const named = { ...own, DELIVERY_FILE: google }
  expect(parseEnvironment(named).deliveryFile).toEqual({ file: google, isNamed: true })
  for (const address of [
    'https://secreto.example/a.csv',
    google.replace('https:', 'http:'),
    'https://secreto@docs.google.com/a',
  ]) {
    for (const variable of ['CATALOG_FILE', 'DELIVERY_FILE']) {
      const message = messageOf({ CATALOG_FILE: './loja.csv', STORE_WHATSAPP, [variable]: address })
      expect(message).toMatch(new RegExp(`^${variable}: .*CATALOG_HOSTS$`))
      expect(message).not.toContain('secreto')
    }
  }
})

it('R78 settings sell from a workbook, which may have a sheet for the delivery', () => {
  for (const CATALOG_FILE of ['./loja.xlsx', './loja.XLSM', './loja.xls']) {
    const { store, deliveryFile } = parseEnvironment({ CATALOG_FILE, STORE_WHATSAPP: '47999991234' })
    const file = path.resolve(CATALOG_FILE)
    expect(store).toMatchObject({ file })
    expect(deliveryFile).toEqual({ file, isNamed: false, isCatalog: true })
  }
})
