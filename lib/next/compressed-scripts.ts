import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Environment } from '../server/environment/environment.ts'
import { openPageFiles, type PageFiles } from '../server/files/page-files.ts'
import { openReleaseFiles } from '../server/files/release-files.ts'
import { log } from '../server/log.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { createStaticFiles, openStaticFiles, type StaticFiles } from '../server/static-files.ts'
import type { FindReady } from '../server/traffic/answer-ready.ts'
import { readAddress } from '../server/traffic/read-address.ts'
import { deskFolder, releaseFilesName, releasesFolder } from './desk-files.ts'

export type ScriptsOfReleases = {
  readonly find: FindReady
  /** Serves other releases' scripts and styles, except the desk's; else false. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Resolves once this release's files are shared; never rejects. */
  readonly kept: Promise<void>
}

type ReleasePlace = Pick<Environment, 'dataDirectory' | 'databaseUrl'>

const staticPrefix = '/_next/static/'

/** Bytes; brotli of some dozens of builds. */
const maximumDiskBytes = 32 * 1024 * 1024

export function openCompressedScripts(build: string, dataDirectory: string): StaticFiles {
  const directory = path.join(build, 'static')
  const made = openPacked(isWritable(build) ? build : dataDirectory)
  const files = openStaticFiles({ directory, prefix: staticPrefix, made })
  // Next serves files that are not ready.
  files.ready.catch((error: unknown) => log('warn', 'scripts.not-packed', { message: String(error) }))
  return files
}

function openPacked(folder: string): PageFiles<Uint8Array> {
  return openPageFiles({
    directory: path.join(folder, 'packed'),
    namespace: 'scripts',
    isPage: (value): value is Uint8Array => value instanceof Uint8Array,
    maximumDiskBytes,
    maximumMemoryBytes: 0,
  })
}

export function openScriptsOfReleases(build: string, environment: ReleasePlace): ScriptsOfReleases {
  const { dataDirectory, databaseUrl } = environment
  const directory = releasesFolder(dataDirectory)
  const release = processSingleton(releaseFilesName, () =>
    openReleaseFiles({
      build: path.join(build, 'static'),
      other: { folder: deskFolder, build: path.join(build, deskFolder) },
      directory,
      databaseUrl,
    }),
  )
  const files = createStaticFiles({ directory, prefix: staticPrefix, made: openPacked(dataDirectory) })
  return {
    kept: release.kept,
    find: files.find,
    async answer(request, response) {
      const address = readAddress(request.url ?? '')
      if (!address?.sentPath.startsWith(staticPrefix)) return false
      const name = address.sentPath.slice(staticPrefix.length)
      if (name.startsWith(`${deskFolder}/`)) return false
      if (!(await release.fetch(name)) || !(await files.add(name))) return false
      const ready = files.find(request, address)
      if (!ready) return false
      response.writeHead(ready.status, [...ready.headers])
      response.end(ready.body ?? undefined)
      return true
    },
  }
}

function isWritable(directory: string): boolean {
  try {
    fs.accessSync(directory, fs.constants.W_OK)
    return true
  } catch {
    return false
  }
}
