import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { bundleScript } from './bundle-script.ts'

export const serviceWorkerFolder = 'service-worker'

const scripts = { worker: 'service-worker.ts', remover: 'remover.ts' } as const

type Options = { readonly projectDir: string; readonly distDir: string }

export async function buildServiceWorker({ projectDir, distDir }: Options): Promise<void> {
  const directory = path.join(distDir, serviceWorkerFolder)
  fs.mkdirSync(directory, { recursive: true })
  for (const [name, source] of Object.entries(scripts)) {
    const { code } = await bundleScript(path.join(projectDir, 'lib', 'service-worker', source))
    // Unique per release: each keeps its own offline page.
    fs.writeFileSync(path.join(directory, `${name}.js`), `${code}\n// ${randomUUID()}\n`)
  }
}
