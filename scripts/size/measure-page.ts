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
