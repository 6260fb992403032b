import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gradeMarkup } from './grade.ts'
import type { Grade } from './types.ts'

const require = createRequire(import.meta.url)
const assets = path.join(path.dirname(require.resolve('@lobehub/fluent-emoji-modern/package.json')), 'assets')

export function emojiMarkup(code: string): string {
  return readFileSync(path.join(assets, `${code}.svg`), 'utf8')
}

let nested = 0

/** An emoji inside one of our drawings: a square of `side` with its upper left corner at x, y. */
export function emoji(options: {
  readonly code: string
  readonly x: number
  readonly y: number
  readonly side: number
  readonly rotate?: number
  readonly grade?: Grade
}): string {
  nested += 1
  const { code, x, y, side, rotate = 0, grade = {} } = options
  const unique = emojiMarkup(code)
    .replace(/<\?xml[^>]*>/, '')
    .replaceAll(/id="([^"]+)"/g, `id="n${nested}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#n${nested}-$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#n${nested}-$1"`)
    .replace(
      /<svg[^>]*>/,
      `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 32 32" fill="none">`,
    )
  const half = side / 2
  return `<g transform="rotate(${rotate} ${x + half} ${y + half})">${gradeMarkup(unique, grade)}</g>`
}
