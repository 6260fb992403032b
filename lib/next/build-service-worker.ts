import fs from 'node:fs'
import path from 'node:path'

/** Folder of both scripts in a build: the worker, and what removes it. */
export const serviceWorkerFolder = 'service-worker'

const scripts = { worker: 'service-worker.ts', remover: 'remover.ts' } as const

type Options = { readonly projectDir: string; readonly distDir: string }

/** Writes the service worker beside the build. Throws where it cannot be put together. */
export async function buildServiceWorker({ projectDir, distDir }: Options): Promise<void> {
  // Of a build alone: a running shop has no bundler.
  const { build } = await import('rolldown')
  const directory = path.join(distDir, serviceWorkerFolder)
  fs.mkdirSync(directory, { recursive: true })
  for (const [name, source] of Object.entries(scripts)) {
    await build({
      input: path.join(projectDir, 'lib', 'service-worker', source),
      platform: 'browser',
      transform: {
        target: ['chrome95', 'safari15.4', 'firefox97'],
        define: { 'process.env.NODE_ENV': '"production"' },
      },
      output: { file: path.join(directory, `${name}.js`), format: 'iife', minify: true },
      logLevel: 'warn',
    })
  }
}
