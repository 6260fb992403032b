import fs from 'node:fs'
import path from 'node:path'
import fresh from 'fresh'
import { serviceWorkerPath } from '../domain/offline-copies.ts'
import { pushWorkerPath } from '../domain/push.ts'
import { bestQuality, brotli, packedBytes, packPart } from '../server/compressed-part.ts'
import { acceptedCodings } from '../server/content-coding.ts'
import { log } from '../server/log.ts'
import type { FindReady } from '../server/traffic/answer-ready.ts'
import { serviceWorkerFolder } from './build-service-worker.ts'

/** They ask our own server, and load nothing but the picture of a notification. */
const policy = "default-src 'none'; connect-src 'self'; img-src 'self'"

type Switches = { readonly keepsOfflineCopies: boolean; readonly pushes: boolean }

/**
 * The service workers of a build: the one that keeps copies, or where the operator has switched it off what removes it from
 * browsers; and the one that shows what is pushed.
 */
export async function openServiceWorkers(build: string, switches: Switches): Promise<FindReady> {
  const copies = await openWorker(
    path.join(build, serviceWorkerFolder, switches.keepsOfflineCopies ? 'worker.js' : 'remover.js'),
    serviceWorkerPath,
  )
  if (!switches.pushes) return copies
  const push = await openWorker(path.join(build, serviceWorkerFolder, 'push.js'), pushWorkerPath)
  return (request, address) => copies(request, address) ?? push(request, address)
}

/** No cache may answer without asking: what it says today is what browsers do. */
async function openWorker(file: string, workerPath: string): Promise<FindReady> {
  const bytes = await fs.promises.readFile(file).catch((error: unknown) => {
    log('warn', 'service-worker.missing', { message: String(error) })
    return null
  })
  if (!bytes) return () => null
  const part = await packPart(bytes, null)
  part.brotli = { quality: bestQuality, bytes: await brotli(part, bestQuality) }
  const etag = `W/"${part.digest.slice(0, 16)}"`
  const shared = ['Cache-Control', 'no-cache', 'ETag', etag, 'Vary', 'Accept-Encoding']
  const own = ['Content-Type', 'text/javascript; charset=utf-8', 'Content-Security-Policy', policy]
  return ({ headers }, { sentPath, query }) => {
    if (sentPath !== workerPath || query !== '') return null
    const isSeen = headers['if-none-match'] !== undefined && fresh(headers, { etag })
    if (isSeen) return { status: 304, lane: null, headers: shared, body: null }
    const { coding, bytes: body } = packedBytes(part, acceptedCodings(headers['accept-encoding']?.toString()))
    const encoded = coding === 'identity' ? [] : ['Content-Encoding', coding]
    return {
      status: 200,
      lane: null,
      headers: [...shared, ...own, 'Content-Length', String(body.length), ...encoded],
      body,
    }
  }
}
