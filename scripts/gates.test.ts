import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { newFolder } from '../lib/testing/new-folder.ts'
import { overspending } from './size/budgets.ts'
import { deskTraces, measurePage } from './size/read-build.ts'

describe('the size budget', () => {
  const html = `<script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script>
    <link rel="stylesheet" href="/_next/b.css" />`
  const sizes: Record<string, Buffer> = {
    '/_next/a.js': Buffer.from('a'.repeat(1000)),
    '/_next/b.css': Buffer.from(`@font-face{src:url(../media/font.woff2)format("woff2")}${'b'.repeat(1000)}`),
    '/_next/static/media/font.woff2': Buffer.from('c'.repeat(50)),
  }
  const size = measurePage(html, (address) => sizes[address] ?? Buffer.alloc(1_000_000))

  it('refuses what shoppers load with a trace of the desk in it, and a build that holds nothing', () => {
    const build = newFolder()
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

it('the lint refuses each selector of a store that makes something, and none that reads', () => {
  const folder = newFolder()
  const plugins = [path.resolve('scripts/lint/stable-selectors.grit')]
  fs.writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ plugins }))
  const makes = [
    'useDelivery((state) => findZone(state.city))',
    'useDelivery<Zone>((state) => findZone(state.city))',
    'useStore<State, Zone>(openDelivery(), ({ city }) => ({ city }))',
    'useCart(selectLines)',
    'useCart(selectors.lines)',
  ]
  const reads = ['useCart<number>(({ lines }) => lines.length)', 'useStore(openWindows(useStores()), select)']
  fs.writeFileSync(path.join(folder, 'hooks.ts'), [...makes, ...reads].join('\n'))
  const biome = path.resolve('node_modules/.bin/biome')
  const { stdout } = spawnSync(biome, ['lint', '--reporter=github'], { cwd: folder, encoding: 'utf8' })
  const lines = [...stdout.matchAll(/title=plugin,.*?,line=(\d+)/g)].map(([, line]) => Number(line))
  expect(lines).toEqual(makes.map((_, at) => at + 1))
})
