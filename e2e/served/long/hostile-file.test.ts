import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { runShop } from '../../support/run-shop'

const rows = 5000
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

const inOwnColumns = (row: number) =>
  row < 900 ? `${';'.repeat(row)}x${';'.repeat(899 - row)}` : ';'.repeat(899)

/** Files that a person, a program or an attacker may save over the catalogue. */
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

const shop = await runShop({
  store: 'sheet',
  files: { 'loja.csv': good('5,00') },
  environment: { RATE_LIMIT_SCALE: '1' },
})
afterAll(shop.close)

/** Saves over the file, and waits until the shop has read it, whatever it makes of it. */
async function saveAndAwait(text: string, message: string): Promise<void> {
  const readings = () => shop.server.output().split(/"event":"catalog-file\.(?:read|unusable)"/).length
  const before = readings()
  fs.writeFileSync(path.join(shop.folder, 'loja.csv'), text)
  await expect.poll(readings, { timeout: 100_000, message }).toBeGreaterThan(before)
}

/** Seconds of a processor that the shop has taken so far; they do not depend on what else the machine does. */
function processorSeconds(): number {
  const [, numbers = ''] = fs.readFileSync(`/proc/${shop.server.pid}/stat`, 'utf8').split(') ')
  const [user, system] = numbers.split(' ').slice(11).map(Number)
  return ((user ?? 0) + (system ?? 0)) / 100
}

/** Asks for the shop's health again and again, as a supervisor does. */
function watchHealth() {
  const seen = { asked: 0, silentSeconds: 0, residentBytes: 0 }
  let isOver = false
  async function look(): Promise<void> {
    while (!isOver) {
      const before = processorSeconds()
      expect((await fetch(`${shop.url}/api/health/live`)).status).toBe(200)
      seen.asked += 1
      seen.silentSeconds = Math.max(seen.silentSeconds, processorSeconds() - before)
      seen.residentBytes = Math.max(seen.residentBytes, shop.server.residentBytes() ?? 0)
      await wait(100)
    }
  }
  const looking = look()
  return async () => {
    isOver = true
    await looking
    return seen
  }
}

it('S56 a hostile file costs nothing but itself', async ({ skip }) => {
  skip(process.platform !== 'linux', 'this system has no /proc')
  const before = shop.server.residentBytes() ?? 0
  const endWatch = watchHealth()
  for (const [name, text] of Object.entries(hostile)) {
    await saveAndAwait(text(), name)
    await saveAndAwait(good('6,00'), `a good file after ${name}`)
  }
  await expect.poll(async () => (await fetch(`${shop.url}/product/banana`)).text()).toContain('6,00')
  const { asked, silentSeconds, residentBytes } = await endWatch()
  expect(asked).toBeGreaterThan(10)
  // A supervisor ends what stays silent for five seconds.
  expect(silentSeconds).toBeLessThan(5)
  expect(residentBytes - before).toBeLessThan(700_000_000)
})
