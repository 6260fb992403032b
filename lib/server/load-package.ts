import { createRequire } from 'node:module'
import path from 'node:path'
import type * as Culori from 'culori'
import type Pg from 'pg'
import type Sharp from 'sharp'

/**
 * Loads a server package past the bundler: one external ES module puts Next's async-module runtime, 450
 * bytes, into every page, and packages of many files lengthen the browser's module numbers by 300 bytes a
 * page.
 */
export const loadPackage: NodeJS.Require = createRequire(path.resolve('package.json'))

export function loadPg(): typeof Pg {
  return loadPackage('pg')
}

export const loadCulori = (): typeof Culori => loadPackage('culori')

export function loadSharp(): typeof Sharp {
  process.env['FONTCONFIG_FILE'] ??= path.resolve('lib/server/fonts.conf')
  return loadPackage('sharp')
}
