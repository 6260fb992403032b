import fs from 'node:fs'
import path from 'node:path'
import { getProcessEnvironment } from '../server/environment/environment.ts'
import type { ReleaseFiles } from '../server/files/release-files.ts'
import { findProcessSingleton } from '../server/process-singleton.ts'

export const deskFolder = 'desk'

/** Folder of all releases' scripts and styles; the desk's in `deskFolder`. */
export const releasesFolder = (dataDirectory: string) => path.join(dataDirectory, 'static')

export const releaseFilesName = 'release-files'

export const deskManifestName = 'manifest.json'

export type DeskManifest = {
  readonly script: string
  readonly preloads: readonly string[]
  readonly style: string
  /** Chooses light or dark before the first paint. */
  readonly theme: string
}

export type DeskFile = { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Separate from production builds. */
const distDir = () => path.resolve(process.env.NODE_ENV === 'development' ? '.next/dev' : '.next')
const build = () => path.join(distDir(), deskFolder)

let made: Promise<void> | null = null

/** Builds the desk on demand under `next dev`. */
async function make(): Promise<void> {
  const file = path.resolve('lib/next/build-desk.ts')
  const builder: typeof import('./build-desk.ts') = await import(/* turbopackIgnore: true */ file)
  await builder.buildDesk({ projectDir: process.cwd(), distDir: distDir(), isDevelopment: true })
}

/** Throws when the build has no desk. */
export async function readDeskManifest(): Promise<DeskManifest> {
  if (process.env.NODE_ENV === 'development') {
    made = (made ?? Promise.resolve()).then(make, make)
    await made
  }
  return JSON.parse(await fs.promises.readFile(path.join(build(), deskManifestName), 'utf8')) as DeskManifest
}

/** Finds a file of any release, in a database too; null otherwise. */
export async function readDeskFile(name: string): Promise<DeskFile | null> {
  const type = types[path.extname(name)]
  if (type === undefined || !/^[\w-]+\.\w+$/.test(name)) return null
  const own = await readFrom(build(), name)
  if (own) return { type, bytes: own }
  await findProcessSingleton<ReleaseFiles>(releaseFilesName)?.fetch(`${deskFolder}/${name}`)
  const bytes = await readFrom(
    path.join(releasesFolder(getProcessEnvironment().dataDirectory), deskFolder),
    name,
  )
  return bytes && { type, bytes }
}

function readFrom(folder: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return fs.promises.readFile(path.join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  })
}
