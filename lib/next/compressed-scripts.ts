import fs from 'node:fs'
import path from 'node:path'
import { openPageFiles } from '../server/files/page-files.ts'
import { log } from '../server/log.ts'
import { openStaticFiles, type StaticFiles } from '../server/static-files.ts'

/** Bytes; the brotli of some dozens of builds. */
const maximumDiskBytes = 32 * 1024 * 1024

/**
 * Scripts and style sheets of the build, packed. What took seconds to make lies beside the build, or under DATA_DIR where
 * that is read-only, so every start but the first finds it.
 */
export function openCompressedScripts(build: string, dataDirectory: string): StaticFiles {
  const files = openStaticFiles({
    directory: path.join(build, 'static'),
    prefix: '/_next/static/',
    made: openPageFiles({
      directory: path.join(isWritable(build) ? build : dataDirectory, 'packed'),
      namespace: 'scripts',
      isPage: (value): value is Uint8Array => value instanceof Uint8Array,
      maximumDiskBytes,
      maximumMemoryBytes: 0,
    }),
  })
  // Next goes on sending those that are not ready.
  files.ready.catch((error: unknown) => log('warn', 'scripts.not-packed', { message: String(error) }))
  return files
}

function isWritable(directory: string): boolean {
  try {
    fs.accessSync(directory, fs.constants.W_OK)
    return true
  } catch {
    return false
  }
}
