import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { bundleScript } from './bundle-script.ts'

/** Folder of its scripts in a build: the worker, and what removes it. */
export const serviceWorkerFolder = 'service-worker'

const scripts = { worker: 'service-worker.ts', remover: 'remover.ts' } as const

type Options = { readonly projectDir: string; readonly distDir: string }

/** Writes the service worker beside the build. Throws where it cannot be put together. */
export async function buildServiceWorker({ projectDir, distDir }: Options): Promise<void> {
  const directory = path.join(distDir, serviceWorkerFolder)
  fs.mkdirSync(directory, { recursive: true })
  for (const [name, source] of Object.entries(scripts)) {
    const { code } = await bundleScript(path.join(projectDir, 'lib', 'service-worker', source))
    // Another worker with each release: it keeps the offline page of its own.
    fs.writeFileSync(path.join(directory, `${name}.js`), `${code}\n// ${randomUUID()}\n`)
  }
}
