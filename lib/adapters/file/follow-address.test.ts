import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rowSentence } from '../../copy/catalog-file.ts'
import { fileAtAddress } from '../../server/files/file-source.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { openSheetServer, type SheetServer } from '../../testing/sheet-server.ts'
import type { FollowedFile } from './follow-file.ts'
import { follow } from './testing/sample-store.ts'

let server: SheetServer
const followed: FollowedFile[] = []
beforeEach(async () => {
  server = await openSheetServer()
})
afterEach(async () => {
  for (const file of followed.splice(0)) file.close()
  await server.close()
})

const sheet = (price: string, more = '') => `código;nome;preço\n1;Banana;${price}\n2;Uva;9,00\n${more}`

function followSheet(folder: string) {
  const logged: string[] = []
  const catalog = follow({
    folder,
    source: fileAtAddress(server.url('/secret/pub'), {
      ...{ hosts: [server.host], maximumBytes: 5_000_000, intervalMs: 20, now: Date.now, fetch },
    }),
    lastGoodFile: path.join(folder, 'kept', 'last-good'),
    log: (_level, event, fields) => void logged.push(`${event} ${JSON.stringify(fields)}`),
    lookMs: 10,
  })
  followed.push(catalog)
  return {
    catalog,
    logged,
    async prices() {
      const current = await catalog.current()
      return current.ok
        ? current.value.products.map(({ variants }) => variants[0]?.price.amount)
        : current.error.kind
    },
    async changed() {
      const current = await catalog.current()
      return current.ok ? current.value.products.map(({ updatedAt }) => updatedAt) : []
    },
  }
}

it('R77 S66 a sheet at an address is followed; it goes on while that is silent or the sheet broken, and says from when it is', async () => {
  const folder = newFolder()
  const begun = new Date().toISOString()
  server.publish('/secret/pub', sheet('5,00'))
  const { catalog, prices, logged } = followSheet(folder)
  expect(await prices()).toEqual([500, 900])
  server.publish('/secret/pub', sheet('6,00', '3;Kiwi;0,00\n'))
  await vi.waitFor(async () => expect(await prices()).toEqual([600, 900]))
  expect(catalog.report()).toMatchObject({ file: server.host, isAddress: true, fault: null })
  expect(catalog.report().rows.map(({ line, kind }) => `${line} ${kind}`)).toEqual(['4 price-zero'])

  server.set('/secret/pub', (_, response) => void response.writeHead(500).end())
  await vi.waitFor(() => expect(catalog.report().fault?.kind).toBe('address-silent'))
  const stillOut = () => catalog.report().rows.map(({ line, kind }) => `${line} ${kind}`)
  expect(stillOut()).toEqual(['4 price-zero'])
  const since = catalog.report().writtenAt ?? ''
  expect(since >= begun).toBe(true)
  const asked = server.requests.length
  await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(asked + 1))
  expect([await prices(), catalog.report().writtenAt]).toEqual([[600, 900], since])

  server.publish('/secret/pub', 'nome\nBanana\n')
  await vi.waitFor(() => expect(catalog.report().fault?.kind).toBe('columns-missing'))
  expect([await prices(), stillOut()]).toEqual([[600, 900], ['4 price-zero']])

  // Google gives no other: nobody there chooses what separates the cells, or quotes them.
  server.publish('/secret/pub', 'nome,preço,estoque\nVinho,40,12\nBanana,"5,00",3\n')
  await vi.waitFor(() => expect(catalog.report().fault).toBeNull())
  expect(catalog.report().rows.map(rowSentence)).toEqual([
    'Linha 2, Vinho: O preço pode ter se partido na vírgula: “40,12”. Selecione a coluna e escolha Formatar, Número, Moeda, para aparecer 40,00. O Google publica em uns cinco minutos.',
  ])

  server.publish('/secret/pub', sheet('7,00'))
  await vi.waitFor(async () => expect(await prices()).toEqual([700, 900]))
  const { writtenAt } = catalog.report()
  await vi.waitFor(() => expect(catalog.report().writtenAt).not.toBe(writtenAt))
  // Who has the address has the sheet.
  expect(logged.filter((line) => line.includes('secret'))).toEqual([])
})

it('R77 what an address last sent opens the shop while it is silent, and nothing is new after a start that finds the same', async () => {
  const folder = newFolder()
  server.publish('/secret/pub', sheet('5,00'))
  const first = followSheet(folder)
  expect(await first.prices()).toEqual([500, 900])
  const before = await first.changed()
  const copy = path.join(folder, 'kept', 'last-good')
  await vi.waitFor(() => expect(fs.existsSync(copy)).toBe(true))
  first.catalog.close()

  const again = followSheet(folder)
  expect(await again.prices()).toEqual([500, 900])
  expect(await again.changed()).toEqual(before.map(() => fs.statSync(copy).mtime.toISOString()))
  again.catalog.close()

  server.set('/secret/pub', (request) => void request.destroy())
  const silent = followSheet(folder)
  expect(await silent.prices()).toEqual([500, 900])
  expect(silent.catalog.report()).toMatchObject({
    writtenAt: fs.statSync(copy).mtime.toISOString(),
    fault: { kind: 'address-silent' },
  })
  server.publish('/secret/pub', sheet('8,00'))
  await silent.catalog.readAgain()
  expect(await silent.prices()).toEqual([800, 900])
})
