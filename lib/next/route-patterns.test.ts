import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../testing/new-folder.ts'
import { readRoutePatterns } from './route-patterns.ts'

const build = newFolder()

// As next 16 writes it.
const manifest = {
  staticRoutes: [{ page: '/', regex: '^/(?:/)?$' }, { page: '/store' }, { page: '/_not-found' }],
  dynamicRoutes: [
    { page: '/product/[id]', regex: '^/product/([^/]+?)(?:/)?$' },
    { page: '/store/[...lista]', regex: '^/store/(.+?)(?:/)?$' },
  ],
  rewrites: { afterFiles: [{ destination: '/pedido', regex: '^/pedido(?:/([0-9a-f]{32}))(?:/)?$' }] },
}
fs.writeFileSync(path.join(build, 'routes-manifest.json'), JSON.stringify(manifest))

it.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/store/', '/store'],
  ['/store?q=p%C3%A3o', '/store'],
  ['/store/em-oferta/pagina/2', '/store/[...lista]'],
  ['/product/banana-prata?_rsc=1', '/product/[id]'],
  ['/product/a/b', 'other'],
  [`/pedido/${'0'.repeat(32)}`, '/pedido'],
  ['/pedido/abc', 'other'],
  ['/_next/static/chunks/a.js', '/_next/static/[file]'],
  ['/_next/image?url=x', '/_next/image'],
  ['/icons/a.png', '/[public file]'],
  ['/_not-found', 'other'],
  ['/wp-login.php', 'other'],
  ['', 'other'],
])('S28 the target %s is counted as %s, whatever else stands in it', (target, route) => {
  expect(readRoutePatterns(build, new Set(['/icons/a.png']))(target)).toBe(route)
})
