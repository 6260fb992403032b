import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

export type PageSize = {
  /** Bytes of JavaScript, gzip, that a modern browser loads with the page. */
  readonly javascript: number
  /** Bytes of style sheets, gzip. */
  readonly css: number
  /** Bytes of preloaded fonts, as they are. */
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
  return {
    javascript: sum(addressesOf(modern, /<script[^>]*\ssrc="([^"]+\.js)[^"]*"/g), zipped),
    css: sum(addressesOf(modern, /<link[^>]*\shref="([^"]+\.css)[^"]*"/g), zipped),
    fonts: sum(addressesOf(modern, /(\/_next\/static\/media\/[^"\\>\s]+\.woff2)/g), (bytes) => bytes.length),
  }
}

/** Reads `/_next/…` out of the build folder. */
export function assetReader(buildDirectory: string): (address: string) => Buffer {
  return (address) => fs.readFileSync(path.join(buildDirectory, address.replace(/^\/_next\//, '')))
}
