import fs from 'node:fs'
import path from 'node:path'
import fresh from 'fresh'
import { serviceWorkerPath } from '../domain/offline-copies.ts'
import { bestQuality, brotli, packedBytes, packPart } from '../server/compressed-part.ts'
import { acceptedCodings } from '../server/content-coding.ts'
import { log } from '../server/log.ts'
import type { FindReady } from '../server/traffic/answer-ready.ts'
import { serviceWorkerFolder } from './build-service-worker.ts'

/** It asks our own server and loads nothing else. */
const policy = "default-src 'none'; connect-src 'self'"

export async function openServiceWorker(build: string, keepsOfflineCopies: boolean): Promise<FindReady> {
  const file = path.join(build, serviceWorkerFolder, keepsOfflineCopies ? 'worker.js' : 'remover.js')
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
    if (sentPath !== serviceWorkerPath || query !== '') return null
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
