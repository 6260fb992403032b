import fs from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { overspending } from './size/budgets.ts'
import { deskTraces, measurePage } from './size/read-build.ts'
import { copyTree } from './testing/copy-tree.ts'
import { closing } from './tools/gates.mjs'

const tree = copyTree()

const { write: offend, run: verdict } = tree

afterAll(() => tree.remove())

describe('the gates', () => {
  it('Biome refuses a file with an unused variable', () => {
    const name = offend('lib/domain/unused-variable.ts', 'const unused = 1\n')
    expect(verdict('biome', 'ci', name)).toContain(name)
  })

  it('tsc refuses an index that may be missing', () => {
    const name = offend(
      'lib/domain/unchecked-index.ts',
      'const list: string[] = []\nexport const first: string = list[0]\n',
    )
    const options = { extends: './tsconfig.json', include: [name], compilerOptions: { incremental: false } }
    const project = offend('unchecked-index.tsconfig.json', JSON.stringify(options))
    expect(verdict('tsc', '--noEmit', '-p', project)).toContain(name)
  })

  it('vitest refuses an assertion that does not hold', () => {
    const name = offend(
      'lib/domain/wrong.test.ts',
      "import { expect, it } from 'vitest'\nit('fails', () => expect(1).toBe(2))\n",
    )
    expect(verdict('vitest', 'run', '--project', 'node', name)).toContain('expected 1 to be 2')
  })

  it('knip rejects an unused file and an unused export', () => {
    const used = path.join(tree.root, 'lib/domain/money.ts')
    fs.appendFileSync(used, 'export const nobodyUsesThis = 1\n')
    offend('lib/domain/never-imported.ts', 'export {}\n')
    const report = verdict('knip')
    expect(report).toContain('nobodyUsesThis')
    expect(report).toContain('lib/domain/never-imported.ts')
  })
})

describe('the size budget', () => {
  const html = `<script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script>
    <link rel="stylesheet" href="/_next/b.css" />`
  const sizes: Record<string, Buffer> = {
    '/_next/a.js': Buffer.from('a'.repeat(1000)),
    '/_next/b.css': Buffer.from(`@font-face{src:url(../media/font.woff2)format("woff2")}${'b'.repeat(1000)}`),
    '/_next/static/media/font.woff2': Buffer.from('c'.repeat(50)),
  }
  const size = measurePage(html, (address) => sizes[address] ?? Buffer.alloc(1_000_000))

  it('counts what a modern browser loads, compressed, and not the script for old ones', () => {
    expect(size.javascript).toBeGreaterThan(10)
    expect(size.javascript).toBeLessThan(100)
    expect(size.fonts).toBe(50)
  })

  it('refuses what shoppers load with a trace of the desk in it, and a build that holds nothing', () => {
    const build = path.join(tree.root, 'build-with-desk')
    const write = (name: string, text: string) => {
      fs.mkdirSync(path.dirname(path.join(build, name)), { recursive: true })
      fs.writeFileSync(path.join(build, name), text)
    }
    expect(() => deskTraces(build)).toThrow('no build')
    write('static/chunks/shop.js', 'fetch("/api/orders/mine")')
    write('static/css/shop.css', '.card{color:red}')
    write('server/app/index.html', '<a href="/pedidos">Pedidos</a>')
    write('static/build-1/_clientMiddlewareManifest.js', '["/painel/:path*"]')
    write('server/app/painel/route.js', 'fetch("/api/desk/orders")')
    expect(deskTraces(build)).toEqual([])
    write('static/chunks/a.js', 'fetch("/api/desk/orders")')
    write('static/css/b.css', '.card,.desk-frame{color:red}')
    write('server/app/store.html', '<a href="/painel">Painel</a>')
    write('server/app/store.rsc', '"kind":"desk-signed-out"')
    expect(deskTraces(build)).toEqual([
      "static/chunks/a.js: /api/desk is of the market's desk",
      "static/css/b.css: .desk-frame is of the market's desk",
      "server/app/store.html: /painel is of the market's desk",
      "server/app/store.rsc: desk-signed-out is of the market's desk",
    ])
  })

  it('names each measure that is over', () => {
    expect(overspending('/x', size, { ...size, fonts: 49 })).toEqual([
      '/x: fonts is 50 bytes, the budget is 49',
    ])
    expect(overspending('/x', size, size)).toEqual([])
  })
})

describe('the last words of the gates', () => {
  it('say that all passed when all were run', () => {
    expect(closing({ gateCount: 9, missing: [], seconds: 700 })).toBe('✓ All 9 gates passed in 700 s.')
  })

  it('name every browser in which nothing was tried, and claim no pass of that gate', () => {
    const missing = [
      { name: 'WebKit', reason: 'there is no apt-get here' },
      { name: 'Firefox', reason: 'apt-get failed' },
    ]
    expect(closing({ gateCount: 9, missing, seconds: 700 })).toBe(
      '✓ 8 of 9 gates passed in 700 s; one could not be run in full:\n' +
        '!! NOT RUN in WebKit: there is no apt-get here\n' +
        '!! NOT RUN in Firefox: apt-get failed',
    )
  })
})
