import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { leanDocument } from '../../lib/next/lean-document.ts'

export type PageSize = {
  /** Bytes of JavaScript, gzip, that a modern browser loads with the page. */
  readonly javascript: number
  /** The same in brotli, as the shop sends it. */
  readonly javascriptBrotli: number
  /** Bytes of the document as it is kept, brotli. */
  readonly document: number
  /** Bytes of style sheets, gzip. */
  readonly css: number
  /** Bytes of the fonts that its style sheets name, as they are. */
  readonly fonts: number
}

function addressesOf(html: string, pattern: RegExp): Set<string> {
  return new Set([...html.matchAll(pattern)].flatMap(([, address]) => (address ? [address] : [])))
}

/** Sums what a built page names in its HTML. Scripts marked `noModule` are for browsers from before 2018 and do not count. */
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

/** Reads `/_next/…` out of the build folder. */
export function assetReader(buildDirectory: string): (address: string) => Buffer {
  return (address) => fs.readFileSync(path.join(buildDirectory, address.replace(/^\/_next\//, '')))
}

/** Addresses of the desk and of its API, names in its styles, and its kinds of problems: nothing of the shop needs one. */
const marks = [
  /\/api\/desk/,
  /\/painel/,
  /\.(?:desk|paper|pick|log)-[a-z]+/,
  /\bdesk-(?:signed-out|wrong-password|conflict|unavailable)\b/,
]

/** Next lists here where `middleware.ts` stands, for pages of another router: no page of ours loads it. */
const middlewareList = '_clientMiddlewareManifest.js'

/** Every file of the build that browsers of shoppers load and that has a trace of the market's desk, with the trace. */
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
