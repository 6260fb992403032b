import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { breakages } from '../support/break-files'
import { askPages, expectAnswers } from '../support/fault-cells'
import { withBrokenFiles } from '../support/fault-matrix'
import { type FaultyShop, keepFaultyStore, openFaultyShop, type Sellable } from '../support/faulty-shop'
import { portsOf } from '../support/ports'

const ports = portsOf('broken-files')

// What a shop does with a folder of data that is not as it left it, on the production build.
test.describe('a shop over broken files', () => {
  test.describe.configure({ mode: 'serial' })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'broken-files-'))
  keepFaultyStore(ports)
  test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

  async function inShop<Result>(
    use: (open: FaultyShop) => Promise<Result>,
    command?: readonly [string, ...string[]],
  ): Promise<Result> {
    const environment = { DATA_DIR: folder }
    const open = await openFaultyShop({
      ports,
      isStoreKept: true,
      environment,
      ...(command ? { command } : {}),
    })
    return use(open).finally(open.stop)
  }

  function expectNothingHalfWritten(): void {
    const left = fs.readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.part'))
    expect(left).toEqual([])
  }

  /** Leads to a file of every kind; returns the feed, which lists all products. */
  async function fill({ ask, products }: FaultyShop): Promise<string> {
    const { handle, title } = products[0] as Sellable
    for (const page of [
      '/',
      '/store',
      `/product/${handle}`,
      '/categoria/frutas',
      '/feed.xml',
      '/sitemap.xml',
    ]) {
      expect([page, (await ask(page)).status]).toEqual([page, 200])
    }
    const card = /\/share\/product\/[^"]+\.jpg/.exec((await ask(`/product/${handle}`)).text)?.[0] ?? ''
    expect([title, (await ask(card)).status]).toEqual([title, 200])
    return (await ask('/feed.xml')).text
  }

  test('R23 whatever is broken under DATA_DIR, pages and documents are whole, and the next ones are kept again', async () => {
    test.setTimeout(300_000)
    fs.rmSync(folder, { recursive: true, force: true })
    const feed = await inShop(fill)
    const whole = `${folder}-whole`
    fs.renameSync(folder, whole)
    for (const [broken, breakFiles] of Object.entries(breakages)) {
      const row = withBrokenFiles[broken === 'files in place of folders' ? 'unwritable' : 'mended']
      await test.step(broken, async () => {
        fs.rmSync(folder, { recursive: true, force: true })
        fs.cpSync(whole, folder, { recursive: true, preserveTimestamps: true })
        breakFiles(folder)
        await inShop(async (open) => {
          const product = open.products[0] as Sellable
          await expectAnswers({ row, calls: askPages(open, product), product })
          expect(await fill(open)).toBe(feed)
          expect(open.shop.output()).not.toMatch(/unhandled|uncaught/i)
          expectNothingHalfWritten()
        })
      })
    }
    fs.rmSync(whole, { recursive: true, force: true })
  })

  test('R23 on a disk that takes no more, everything is served, it is said once, and nothing half written stays', async () => {
    fs.rmSync(folder, { recursive: true, force: true })
    // In units of 512 bytes: a file that grows beyond it fails in its middle.
    await inShop(
      async (open) => {
        const feed = await fill(open)
        expect([feed.trimEnd().endsWith('</rss>'), await fill(open)]).toEqual([true, feed])
        const said = open.shop.output().match(/"disk.write-failed".*/g) ?? []
        const folders = said.map((line) => /"folder":"([^"]+)"/.exec(line)?.[1])
        expect(folders.toSorted()).toEqual(
          ['', 'documents', 'pages', 'static'].map((name) => path.join(folder, name)),
        )
        expect(said.every((line) => line.includes('EFBIG'))).toBe(true)
        expectNothingHalfWritten()
      },
      ['sh', '-c', 'ulimit -f 50 && exec node scripts/start.ts'],
    )
  })
})
