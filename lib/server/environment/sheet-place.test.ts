import path from 'node:path'
import { expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'
import { messageOf } from './testing/refusal-message.ts'

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
