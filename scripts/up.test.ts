import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = path.resolve(import.meta.dirname, '..')

function runNode(parameters: readonly string[], variables: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(process.execPath, parameters, {
    cwd: root,
    encoding: 'utf8',
    timeout: 50_000,
    env: { ...process.env, ...variables },
  })
  return { status, sentence: stderr.trim() }
}

describe('npm run up ends with one readable sentence', () => {
  it('when the port is in use', async () => {
    const server = net.createServer()
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const { port } = server.address() as AddressInfo
    const { status, sentence } = runNode(['scripts/up.mjs'], { PORT: String(port) })
    server.close()
    expect(status).toBe(1)
    expect(sentence).toBe(`Port ${port} is in use. Stop what runs there, or write PORT=${port + 1} into .env`)
  })

  it('when Node.js is too old', () => {
    const check = "import('./scripts/tools/install.mjs').then(({ checkNode }) => checkNode('18.19.0'))"
    expect(runNode(['--input-type=module', '-e', check])).toEqual({
      status: 1,
      sentence: 'Node.js 18.19.0 is too old: install Node.js 20 or newer and try again.',
    })
  })
})

it('package.json names the Node.js that the workflow builds with, and .nvmrc one of them', () => {
  const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8')
  const { strategy } = parse(read('.github/workflows/ci.yml')).jobs.builds
  const named = [...JSON.parse(read('package.json')).engines.node.matchAll(/\^(\d+)/g)]
  expect(named.map(([, major]) => Number(major))).toEqual(strategy.matrix.node)
  expect(strategy.matrix.node).toContain(Number(read('.nvmrc')))
})

describe('npm start', () => {
  it('R65 says that there is no process for it where VERCEL is set, and a build does', () => {
    const sentence =
      'VERCEL is set: Vercel runs functions, and the shop is one process that keeps orders, pages and limits. docs/deploy.md names hosts for it.'
    const variables = { VERCEL: '1' }
    expect(runNode(['scripts/start.ts'], variables)).toEqual({ status: 78, sentence })
    expect(runNode(['node_modules/next/dist/bin/next', 'build'], variables)).toEqual({ status: 78, sentence })
  })

  it('R65 stops before orders are lost on the disk of a host', () => {
    // Its nearest folder is the root of the system; nothing is written there.
    const passing = '/no-volume-of-a-shop'
    expect(runNode(['scripts/start.ts'], { RENDER: 'true', DATA_DIR: passing })).toEqual({
      status: 78,
      sentence: `RENDER is set: a disk of Render is empty after each release, and orders would be lost. Mount a volume at DATA_DIR (${passing}), or give DATABASE_URL. docs/deploy.md says how.`,
    })
  })

  it('R64 warns of what hardly does what is meant, before it says what cannot be used', () => {
    const { status, sentence } = runNode(['scripts/start.mjs'], {
      STORE_WHATSAP: '(47) 99999-1234',
      CONTACT_WHATSAPP: 'abc',
      CATALOG_FILE: './missing.csv',
    })
    expect([status, ...sentence.split('\n').toSorted()]).toEqual([
      78,
      'STORE_WHATSAPP: CATALOG_FILE is set, so give the number that orders go to',
      'These settings cannot be used:',
      expect.stringMatching(/^Warning: CATALOG_FILE: there is no file \.\/missing\.csv,/),
      expect.stringMatching(/^Warning: CONTACT_WHATSAPP is no telephone number\./),
      expect.stringMatching(
        /^Warning: DELIVERY_FILE is empty: shoppers read that delivery is to be agreed with you/,
      ),
      'Warning: STORE_WHATSAP is no setting, and is not read. Is STORE_WHATSAPP meant?',
    ])
  })
})
