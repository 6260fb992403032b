import { describe, expect, it } from 'vitest'
import { settingWarnings } from './setting-warnings.ts'

const warn = (variables: Record<string, string>, files: readonly string[] = [], hasDeliverySheet = false) =>
  settingWarnings(variables, {
    hasFile: (path) => files.includes(path),
    hasDeliverySheet: () => hasDeliverySheet,
  })

describe('settings that hardly do what is meant', () => {
  it.each([
    ['STORE_WHATSAP', 'STORE_WHATSAPP'],
    ['STORE_WHATSAPP_', 'STORE_WHATSAPP'],
    ['SITE-URL', 'SITE_URL'],
    ['store_id', 'STORE_ID'],
    ['SUPABASE_PUBLISHABL_KEY', 'SUPABASE_PUBLISHABLE_KEY'],
  ])('R64 say that %s is none, and which one may be meant', (name, meant) => {
    expect(warn({ [name]: 'a secret' })).toEqual([
      `${name} is no setting, and is not read. Is ${meant} meant?`,
    ])
  })

  it('R64 say nothing of names that are no slip of ours', () => {
    const others = [
      ...['PATH', 'HOME', 'PORTS', 'NODE_ENV', 'LOGNAME', 'LANG', 'HOSTNAME', 'PGHOST', 'DATABASE', 'SITE'],
      ...[
        ...['E2E_DATABASE_URL', 'OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER', 'HTTP_PORT'],
        'POSTGRES_DB',
      ],
      ...['npm_lifecycle_event', 'END_WITH_PARENT', 'CHROMIUM_PATH', 'SUPABASE_ANON_KEY', 'STORE'],
    ]
    for (const name of [...others, 'STORE_ID', 'SITE_URL'])
      expect([name, warn({ [name]: 'x' })]).toEqual([name, []])
  })

  it('R64 say that quotation marks are read as part of a setting, and nothing of what stands between them', () => {
    // `docker run --env-file` leaves them there, and orders would be kept in another folder.
    expect(warn({ DATA_DIR: '"/data"', STORE_NAME: " 'Mercado' ", LOG_LEVEL: '"' })).toEqual([
      'DATA_DIR is in quotation marks, which are read as part of it. Leave them out.',
      'STORE_NAME is in quotation marks, which are read as part of it. Leave them out.',
    ])
    expect(warn({ STORE_NAME: 'Mercado "da Praça"', HERO_TITLE: '"Fresco" e "bom"' })).toEqual([])
  })

  it('R64 say what is no telephone number', () => {
    for (const CONTACT_WHATSAPP of ['abc', '123', 'https://wa.me/5547999991234', '99999-1234']) {
      expect(warn({ CONTACT_WHATSAPP })).toEqual([
        expect.stringMatching(/^CONTACT_WHATSAPP is no telephone number\./),
      ])
    }
    for (const CONTACT_WHATSAPP of ['', ' ', '(47) 99999-1234', '+55 47 99999-1234', '+351 912 345 678']) {
      expect(warn({ CONTACT_WHATSAPP })).toEqual([])
    }
  })

  it('R64 say that the address of a store ends before /store', () => {
    const warned = ['STORE_API_URL ends before /store: the shop adds /store and STORE_ID by itself.']
    for (const path of ['/store', '/store/', '/v3/store/store_01ABC']) {
      expect(warn({ STORE_API_URL: `https://api.example${path}` })).toEqual(warned)
    }
    for (const address of [
      'https://api.store.example',
      'https://api.example/v3',
      'https://a.example/stores',
    ]) {
      expect(warn({ STORE_API_URL: address })).toEqual([])
    }
  })

  it('R64 say that the catalogue file is missing', () => {
    const SERVED_CITIES = 'Itajaí'
    expect(warn({ CATALOG_FILE: './loja.csv', SERVED_CITIES })).toEqual([
      'CATALOG_FILE: there is no file ./loja.csv, seen from the folder that the shop is started in. Until there is one it sells what it last read, or nothing.',
    ])
    expect(warn({ CATALOG_FILE: './loja.csv', SERVED_CITIES }, ['./loja.csv'])).toEqual([])
    const both = ['./loja.csv', 'entregas.csv']
    expect(warn({ CATALOG_FILE: './loja.csv' }, both)).toEqual([])
    expect(warn({ CATALOG_FILE: './loja.csv', SERVED_CITIES }, both)).toEqual([
      'entregas.csv is not read: SERVED_CITIES names the cities. Leave it empty to deliver as it says.',
    ])
  })

  it('R64 say that a shop from a spreadsheet promises no delivery that nobody named', () => {
    const file = { CATALOG_FILE: './loja.csv' }
    expect(warn(file, ['./loja.csv'])).toEqual([
      'DELIVERY_FILE is empty: shoppers read that delivery is to be agreed with you. Name your cities and fees in a table.',
    ])
    expect(warn({ ...file, SERVED_CITIES: 'Itajaí' }, ['./loja.csv'])).toEqual([])
    expect(warn({ CATALOG_FILE: 'https://docs.google.com/x', SERVED_CITIES: 'Itajaí' }, [])).toEqual([])
    expect(warn({ CATALOG_FILE: './loja.xlsx' }, ['./loja.xlsx', 'entregas.csv'])).toEqual([
      'entregas.csv is not read beside a workbook. Make it the sheet "entregas" of that, or name it in DELIVERY_FILE.',
      'DELIVERY_FILE is empty: shoppers read that delivery is to be agreed with you. Name your cities and fees in a table.',
    ])
    const both = ['./loja.xlsx', 'entregas.csv']
    expect(warn({ CATALOG_FILE: './loja.xlsx' }, both, true)).toEqual([])
    expect(warn({ CATALOG_FILE: './loja.xlsx', SERVED_CITIES: 'Itajaí' }, both, true)).toEqual([
      'The sheet "entregas" of ./loja.xlsx is not read: SERVED_CITIES names the cities. Leave it empty to deliver as it says.',
    ])
    expect(warn({ CATALOG_FILE: 'https://docs.google.com/x' }, [])).toEqual([
      'DELIVERY_FILE is empty: unless a workbook with a sheet "entregas" is published there, shoppers read that delivery is to be agreed with you. Name your cities and fees in a table.',
    ])
  })
})
