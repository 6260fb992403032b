import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { type WatchedServer, watchServer } from '../tools/watched-server.ts'
import { besideTheLoad } from './get-load.ts'

/** Below the project, where the build finds the same Next; `.data-*` is in no commit. */
const folder = path.resolve('.data-bench', 'barest-page')
const next = path.resolve('node_modules', 'next', 'dist', 'bin', 'next')

type Product = { readonly title: string; readonly price: string; readonly picture: string }

const files = ({ title, price, picture }: Product) => ({
  'package.json': JSON.stringify({ name: 'barest-page', private: true, type: 'module' }),
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(path.resolve())} } }\n`,
  'app/layout.jsx':
    'export default function Layout({ children }) {\n  return <html lang="pt-BR"><body>{children}</body></html>\n}\n',
  'app/page.jsx': `export default function Page() {
  return <main><h1>${title}</h1><p>${price}</p><img src="/picture.webp" alt="${title}" width="640" height="640" /></main>
}
`,
  'public/picture.webp': fs.readFileSync(picture),
})

/** The barest static page that Next can have, with a product and its picture: built here, by the same Next. */
export async function startBarestPage(product: Product, port: number): Promise<WatchedServer> {
  fs.rmSync(folder, { recursive: true, force: true })
  for (const [name, content] of Object.entries(files(product))) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), content)
  }
  const build = spawnSync('node', [next, 'build', folder], { encoding: 'utf8' })
  if (build.status !== 0) throw new Error(`The barest page was not built:\n${build.stdout}${build.stderr}`)
  const command = besideTheLoad('node', next, 'start', folder, '-p', String(port))
  return watchServer({ script: next, command, port, readyPath: '/' })
}
