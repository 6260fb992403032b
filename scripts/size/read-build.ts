import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { leanDocument } from '../../lib/next/lean-document.ts'

export type PageSize = {
  /** Bytes of gzip for a modern browser. */
  readonly javascript: number
  /** Bytes of brotli, as sent. */
  readonly javascriptBrotli: number
  /** Bytes of brotli. */
  readonly document: number
  /** Bytes of gzip. */
  readonly css: number
  /** Bytes, uncompressed. */
  readonly fonts: number
}

function addressesOf(html: string, pattern: RegExp): Set<string> {
  return new Set([...html.matchAll(pattern)].flatMap(([, address]) => (address ? [address] : [])))
}

/** Sums the assets of a page's HTML. `noModule` scripts, for browsers from before 2018, do not count. */
export function measurePage(html: string, readAsset: (address: string) => Buffer): PageSize {
  const modern = html.replace(/<script[^>]*\snomodule[^>]*>/gi, '')
  const sum = (addresses: Set<string>, size: (bytes: Buffer) => number) =>
    [...addresses].reduce((total, address) => total + size(readAsset(address)), 0)
  const zipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length
  const brotli = (bytes: Buffer) => brotliCompressSync(bytes).length
  const styles = addressesOf(modern, /<link[^>]*\shref="([^"]+\.css)[^"]*"/g)
  const fonts = [...styles].flatMap((address) =>
    Array.from(
      readAsset(address)
        .toString()
        .matchAll(/url\(\.\.(\/media\/[^)"]+\.woff2)\)/g),
      ([, font]) => `/_next/static${font}`,
    ),
  )
  const scripts = addressesOf(modern, /<script[^>]*\ssrc="([^"]+\.js)[^"]*"/g)
  return {
    javascript: sum(scripts, zipped),
    javascriptBrotli: sum(scripts, brotli),
    document: brotli(Buffer.from(leanDocument(html))),
    css: sum(styles, zipped),
    fonts: sum(new Set(fonts), (bytes) => bytes.length),
  }
}

export function assetReader(buildDirectory: string): (address: string) => Buffer {
  return (address) => fs.readFileSync(path.join(buildDirectory, address.replace(/^\/_next\//, '')))
}

/** Traces of the desk: addresses, style names, problem kinds. */
const marks = [
  /\/api\/desk/,
  /\/painel/,
  /\.(?:desk|paper|pick|log)-[a-z]+/,
  /\bdesk-(?:signed-out|wrong-password|conflict|unavailable)\b/,
]

/** Names `middleware.ts` for another router; no page loads it. */
const middlewareList = '_clientMiddlewareManifest.js'

export function deskTraces(buildDirectory: string): readonly string[] {
  const files = [
    ...filesIn(path.join(buildDirectory, 'static'), /\.(?:js|css)$/),
    ...filesIn(path.join(buildDirectory, 'server', 'app'), /\.(?:html|rsc)$/),
  ]
  if (files.length === 0) throw new Error('there is no build to look through')
  return files.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8')
    return marks.flatMap((mark) => {
      const trace = mark.exec(text)?.[0]
      return trace === undefined
        ? []
        : [`${path.relative(buildDirectory, file)}: ${trace} is of the market's desk`]
    })
  })
}

function filesIn(folder: string, pattern: RegExp): readonly string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && path.basename(name) !== middlewareList)
    .map((name) => path.join(folder, name))
}
