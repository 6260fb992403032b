import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openSignedInDesk, runOnDesk } from '@/app/testing/run-on-desk'
import type { DeskWrittenList } from '@/lib/desk/api/catalog'
import { deskListCall } from '@/lib/domain/desk-paths'
import { recordLog } from '@/lib/testing/recorded-log'

await runOnDesk()
const text = '2 leite integral\nsequilho da vovó Zulmira'

it('S65 a message is read for the desk, and no word of it is kept or logged', async () => {
  const written = recordLog()
  const desk = await openSignedInDesk()
  const response = await desk.ask(deskListCall, { text })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { lines, shop } = (await response.json()) as DeskWrittenList
  expect(lines.map((line) => [line.written, line.choice?.item.title, line.choice?.quantity])).toEqual([
    ['2 leite integral', 'Leite integral', 2],
    ['sequilho da vovó Zulmira', undefined, undefined],
  ])
  expect(shop).toMatch(/^http/)
  const folder = process.env['DATA_DIR'] ?? ''
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const kept = files.map((file) => fs.readFileSync(path.join(file.parentPath, file.name), 'latin1')).join()
  expect(kept.length).toBeGreaterThan(0)
  expect(kept + written.text()).not.toContain('Zulmira')
})

it('S65 a message is text of 48 KB at most', async () => {
  const desk = await openSignedInDesk()
  const statusOf = async (body: object) => (await desk.ask(deskListCall, body)).status
  const long = Array.from({ length: 100 }, () => 'x'.repeat(199)).join('\n')
  expect(await statusOf({ text: long.repeat(2) })).toBe(200)
  expect([await statusOf({}), await statusOf({ text: 7 })]).toEqual([400, 400])
  expect(await statusOf({ text: 'x'.repeat(48 * 1024) })).toBe(413)
})
