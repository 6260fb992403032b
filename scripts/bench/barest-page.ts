import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { imageAddress, imageQuality, imageSourceSet } from '../../lib/domain/image.ts'
import { type WatchedServer, watchServer } from '../tools/watched-server.ts'

type Command = readonly [string, ...string[]]

/** Below the project, so that the build finds Next; ignored by git. */
const folder = path.resolve('.data-bench', 'barest-page')
const next = path.resolve('node_modules', 'next', 'dist', 'bin', 'next')

export const measuredProduct = '/product/tomate-italiano'
const picture = '/pictures/tomate.webp'
const widths = [320, 400, 640, 960] as const

const config = {
  images: {
    formats: ['image/webp'],
    deviceSizes: [400, 640, 960],
    imageSizes: [320],
    qualities: [imageQuality],
  },
  turbopack: { root: path.resolve() },
}

const page = `export const metadata = { title: 'Tomate italiano' }
export default function Page() {
  return <main><h1>Tomate italiano</h1><img src="${imageAddress(picture, 640)}" srcSet="${imageSourceSet(picture, widths)}"
    sizes="100vw" alt="" width={900} height={1200} fetchPriority="high" style={{ width: '100%', height: 'auto' }} /><p>R$ 4,29</p></main>
}
`

const files = {
  'package.json': '{ "name": "barest-page", "private": true, "type": "module" }',
  'next.config.mjs': `export default ${JSON.stringify(config)}\n`,
  'app/layout.jsx':
    'export default function Layout({ children }) {\n  return <html lang="pt-BR"><body>{children}</body></html>\n}\n',
  'app/page.jsx': page,
}

/** Builds and starts the barest static Next page of the same product. `run` wraps the server's command. */
export async function startBarestPage(
  port: number,
  run = (...command: Command): Command => command,
): Promise<WatchedServer> {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.cpSync(path.join('public', picture), path.join(folder, 'public', picture))
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), content)
  }
  const build = spawnSync('node', [next, 'build', folder], { encoding: 'utf8' })
  if (build.status !== 0) throw new Error(`The barest page was not built:\n${build.stdout}${build.stderr}`)
  const command = run('node', next, 'start', folder, '-p', String(port))
  return watchServer({ script: next, command, port, readyPath: '/' })
}
