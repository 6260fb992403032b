import 'server-only'
import { hash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { catalogRevision } from '../catalog/catalog-revision.ts'
import { getCatalogReader } from '../catalog/get-catalog.ts'
import type { Catalog } from '../catalog/snapshot.ts'
import { getEnvironment } from '../server/environment/server.ts'
import { log } from '../server/log.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { openDocumentFiles } from './document-files.ts'

/** Seconds a cache may use a document before revalidating its tag. */
const freshSeconds = 300

type CatalogDocument = {
  /** File name under DATA_DIR/documents. */
  readonly name: string
  /** Null when the catalogue has no such document. */
  readonly write: (catalog: Catalog) => AsyncIterable<string> | null
}

/** Serves an XML document, written once per catalogue; 404 for an unknown one, 503 without a catalogue. */
export async function catalogDocument(request: Request, { name, write }: CatalogDocument): Promise<Response> {
  // Read first: Next then knows that the answer depends on the request and prerenders none.
  void request.url
  try {
    const catalog = await getCatalogReader().current()
    const chunks = write(catalog)
    if (!chunks) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    const version = await versionOf(catalog)
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${freshSeconds}`,
      etag: `"${version}"`,
    }
    if (request.headers.get('if-none-match')?.includes(version)) {
      return new Response(null, { status: 304, headers })
    }
    if (request.method === 'HEAD') return new Response(null, { headers })
    const file = await documentFiles().find({ name, version, write: () => chunks })
    // Without a readable file, streams the document for this answer alone.
    const handle = file && (await fs.open(file).catch(() => null))
    const stream = handle
      ? handle.createReadStream()
      : Readable.from(write(catalog) ?? [], { objectMode: false })
    return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { headers })
  } catch (error) {
    log('error', 'document.failed', { document: name, message: String(error) })
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } })
  }
}

async function versionOf({ snapshot }: Catalog): Promise<string> {
  const { siteUrl, storeName } = getEnvironment()
  const facts = [await catalogRevision(snapshot), siteUrl, storeName]
  return hash('sha256', JSON.stringify(facts)).slice(0, 16)
}

function documentFiles() {
  return processSingleton('document-files', () =>
    openDocumentFiles(path.join(getEnvironment().dataDirectory, 'documents')),
  )
}
