import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startShop } from '../../scripts/tools/servers'
import type { WatchedServer } from '../../scripts/tools/watched-server'
import { portsOf } from '../support/ports'
import { expect, test } from '../support/test'

const { shop: port, shopUrl } = portsOf('hostile-file')
const rows = 5000
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

/** Made at once: while this process is busy it hears no answer of the shop. */
const inOwnColumns = (row: number) =>
  row < 900 ? `${';'.repeat(row)}x${';'.repeat(899 - row)}` : ';'.repeat(899)

/** What a person, a program or an attacker may save in the place of the catalogue, and no visitor should notice. */
const hostile: Readonly<Record<string, () => string>> = {
  'columns of their own for each row': () =>
    `nome;preço;${times(900, (at) => `c${at}`).join(';')}\n${times(rows, (at) => `P${at};1;${inOwnColumns(at)}`).join('\n')}`,
  'a hundred thousand columns': () => `nome;preço${';c'.repeat(100_000)}\nA;1\n`,
  'many columns over many short rows': () =>
    `nome;preço${';c'.repeat(9000)}\n${times(rows, (at) => `P${at};1`).join('\n')}`,
  'one enormous cell': () => `nome;preço\n"${'x'.repeat(4_900_000)}";1\n`,
  'nothing but separators': () => ';'.repeat(4_900_000),
  'nothing but ends of lines': () => '\n'.repeat(4_900_000),
  'categories of its own for each row': () =>
    `nome;preço;categoria\n${times(rows, (at) => `P${at};1;${times(10, (key) => `c${at}-${key}`).join('|')}`).join('\n')}`,
  'thousands of variants of one product': () =>
    `nome;preço;variação\n${times(rows, (at) => `P;1;v${at}`).join('\n')}`,
}
const good = (price: string) => `nome;preço\nBanana;${price}\n`

test('S56 a hostile file costs nothing but itself', async () => {
  test.setTimeout(300_000)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostile-file-'))
  const file = path.join(folder, 'loja.csv')
  fs.writeFileSync(file, good('5,00'))
  const shop = await startShop({
    port,
    environment: { RATE_LIMIT_SCALE: '1', CATALOG_FILE: file, STORE_WHATSAPP: '(47) 99999-1234' },
  })
  try {
    const before = shop.residentBytes() ?? 0
    const health = watchHealth(shop)
    for (const [name, text] of Object.entries(hostile)) {
      await test.step(name, async () => {
        await saveAndAwait(shop, file, text())
        await saveAndAwait(shop, file, good('6,00'))
      })
    }
    await expect.poll(async () => (await fetch(`${shopUrl}/product/banana`)).text()).toContain('6,00')
    const { asked, unanswered, highest } = await health.stop()
    expect(asked).toBeGreaterThan(10)
    expect(unanswered, `of ${asked} looks at its health`).toBe(0)
    expect(highest - before, 'bytes more than before').toBeLessThan(700_000_000)
  } finally {
    await shop.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
})

/** Saves over the file, and waits until the shop has read it, whatever it makes of it. */
async function saveAndAwait(shop: WatchedServer, file: string, text: string): Promise<void> {
  const readings = () => shop.output().split(/"event":"catalog-file\.(?:read|unusable)"/).length
  const before = readings()
  fs.writeFileSync(file, text)
  await expect.poll(readings, { timeout: 100_000 }).toBeGreaterThan(before)
}

/** Asks for its health again and again, as a supervisor does that ends what stays silent for five seconds. */
function watchHealth(shop: WatchedServer) {
  let isOver = false
  let asked = 0
  let unanswered = 0
  let highest = 0
  async function look(): Promise<void> {
    while (!isOver) {
      const answer = await fetch(`${shopUrl}/api/health/live`, { signal: AbortSignal.timeout(5000) }).catch(
        () => null,
      )
      asked += 1
      if (!answer?.ok) unanswered += 1
      highest = Math.max(highest, shop.residentBytes() ?? 0)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const looking = look()
  return {
    async stop() {
      isOver = true
      await looking
      return { asked, unanswered, highest }
    },
  }
}
