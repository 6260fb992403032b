import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { parseEnvironment } from './environment.ts'
import { messageOf } from './testing/refusal-message.ts'

describe('the settings of accounts', () => {
  const project = {
    SUPABASE_URL: 'https://projeto.supabase.example/',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  }

  it('are an address and a key, and a second key to delete accounts with', () => {
    const accounts = {
      url: 'https://projeto.supabase.example',
      publishableKey: 'sb_publishable_0123456789',
      secretKey: null,
      isAddressForwarded: false,
    }
    expect(parseEnvironment(project).accounts).toEqual(accounts)
    const SUPABASE_SECRET_KEY = 'sb_secret_0123456789012345'
    expect(parseEnvironment({ ...project, SUPABASE_SECRET_KEY }).accounts).toEqual({
      ...accounts,
      secretKey: SUPABASE_SECRET_KEY,
    })
    const forwarding = { ...project, SUPABASE_SECRET_KEY, SUPABASE_FORWARD_ADDRESS: 'true' }
    expect(parseEnvironment(forwarding).accounts).toMatchObject({ isAddressForwarded: true })
    const withoutKey = { ...project, SUPABASE_FORWARD_ADDRESS: 'true' }
    expect(messageOf(withoutKey)).toMatch(/^SUPABASE_FORWARD_ADDRESS: .*give SUPABASE_SECRET_KEY too/)
  })
})

describe('the password of the database', () => {
  const folder = newFolder()
  const file = path.join(folder, 'password')
  fs.writeFileSync(file, 'p@ss/wörd %41\n')
  const address = 'postgres://shop@database:5432/shop?sslmode=require'

  it('may come from a file, whatever letters it has', () => {
    const { databaseUrl } = parseEnvironment({ DATABASE_URL: address, DATABASE_PASSWORD_FILE: file })
    const { password, href } = new URL(databaseUrl ?? '')
    expect(decodeURIComponent(password)).toBe('p@ss/wörd %41')
    expect(href.replace(`:${password}`, '')).toBe(address)
  })

  it.each([
    ['the address is missing', { DATABASE_PASSWORD_FILE: file }, 'give the address of the database too'],
    [
      'it is given twice',
      { DATABASE_URL: 'postgres://shop:x@database/shop', DATABASE_PASSWORD_FILE: file },
      'has a password already',
    ],
    [
      'there is no such file',
      { DATABASE_URL: address, DATABASE_PASSWORD_FILE: `${file}-2` },
      'the file cannot be read',
    ],
  ])('is refused with a sentence where %s', (_name, variables, sentence) => {
    expect(messageOf(variables)).toContain(sentence)
  })
})

describe('the port of the metrics', () => {
  it('S28 is for this machine alone, or needs a token', () => {
    expect(parseEnvironment({}).metrics).toBeNull()
    expect(parseEnvironment({ METRICS_PORT: '9464' }).metrics).toEqual({
      port: 9464,
      host: '127.0.0.1',
      token: null,
    })
    const everywhere = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }
    expect(() => parseEnvironment(everywhere)).toThrow(/^METRICS_TOKEN: METRICS_HOST can be reached/)
    const token = 'a-token-of-the-tests'
    expect(parseEnvironment({ ...everywhere, METRICS_TOKEN: token }).metrics?.token).toBe(token)
    expect(() => parseEnvironment({ ...everywhere, METRICS_TOKEN: 'short' })).toThrow(/^METRICS_TOKEN: /)
    for (const METRICS_HOST of ['127.evil.example', 'localhost.evil.example'])
      expect(() => parseEnvironment({ METRICS_PORT: '9464', METRICS_HOST })).toThrow(/^METRICS_TOKEN: /)
  })

  it.each(['localhost', '::1', '127.0.0.2'])('S28 needs none at %s', (METRICS_HOST) => {
    expect(parseEnvironment({ METRICS_PORT: '9464', METRICS_HOST }).metrics?.host).toBe(METRICS_HOST)
  })

  it('S28 is never the port of the shop', () => {
    expect(() => parseEnvironment({ METRICS_PORT: '3000' })).toThrow(/^METRICS_PORT: give another port/)
  })
})

const file = { CATALOG_FILE: './loja.csv', STORE_WHATSAPP: '(47) 99999-1234' }

describe('PAYMENT_WAYS', () => {
  it('are asked in a shop from a file, in reais, each once and in this order', () => {
    const waysOf = (ways: string, more = {}) =>
      parseEnvironment({ ...file, ...more, PAYMENT_WAYS: ways }).paymentWays
    expect(parseEnvironment(file).paymentWays).toEqual([])
    expect(waysOf(' dinheiro, pix ,dinheiro')).toEqual(['dinheiro', 'pix'])
    expect(() => waysOf('pix', { STORE_CURRENCY: 'uyu' })).toThrow(/^PAYMENT_WAYS: this is in reais/)
    expect(() => parseEnvironment({ PAYMENT_WAYS: 'pix' })).toThrow(/^PAYMENT_WAYS: .*CATALOG_FILE/)
  })
})

describe('PIX_KEY, PIX_NAME and PIX_CITY', () => {
  const given = { PIX_KEY: '11.222.333/0001-81', PIX_NAME: 'Empório São João', PIX_CITY: 'Balneário Cambo' }
  const pixOf = (more: Readonly<Record<string, string>>) => parseEnvironment({ ...file, ...more }).pix

  it('are whom a code pays, as banks write it', () => {
    expect(pixOf({})).toBeNull()
    expect(pixOf(given)).toEqual({ key: '11222333000181', name: 'Emporio Sao Joao', city: 'Balneario Cambo' })
    expect(pixOf({ ...given, PAYMENT_WAYS: 'dinheiro,pix' })).not.toBeNull()
  })

  it.each([
    [{ PIX_KEY: given.PIX_KEY }, /^PIX_KEY, PIX_NAME, PIX_CITY: give all three or none/],
    [{ ...given, PIX_KEY: '47999991234' }, /^PIX_KEY: give a CPF, .*\+55 47 99999-1234/],
    [{ ...given, PIX_NAME: 'Empório São João Comércio Ltda' }, /^PIX_NAME: give at most 25 characters/],
    [{ ...given, PIX_CITY: 'Balneário Camboriú' }, /^PIX_CITY: give at most 15 characters/],
    [{ ...given, PAYMENT_WAYS: 'dinheiro' }, /^PIX_KEY: PAYMENT_WAYS has no pix/],
    [{ ...given, STORE_CURRENCY: 'uyu' }, /^PIX_KEY: this is in reais/],
  ])('are refused where they cannot be: %o', (more, message) => {
    expect(() => pixOf(more)).toThrow(message)
  })

  it('are refused without a file', () => {
    expect(() => parseEnvironment(given)).toThrow(/^PIX_KEY: .*CATALOG_FILE/)
  })
})
