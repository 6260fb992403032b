import { createRequire } from 'node:module'
import path from 'node:path'
import type * as Culori from 'culori'
import type Pg from 'pg'
import type Sharp from 'sharp'

/**
 * A package of the server, loaded past the bundler: one ES module from outside of the bundle makes Next put what loads
 * asynchronous modules, 450 bytes, into the JavaScript of every page; and all bundles share what is loaded once. One of
 * many files adds to the modules that are numbered together with the browser's: from some thousands on, each number has a
 * digit more, 300 bytes of every page.
 */
export const loadPackage: NodeJS.Require = createRequire(path.resolve('package.json'))

/** The driver, loaded only where a database is named. */
export function loadPg(): typeof Pg {
  return loadPackage('pg')
}

/** The library of colours, loaded only where one is checked. */
export const loadCulori = (): typeof Culori => loadPackage('culori')

/** The library of pictures, loaded only where one is read or drawn. */
export function loadSharp(): typeof Sharp {
  // A machine without a configuration of fonts has a line about it in the log otherwise, which is no JSON.
  process.env['FONTCONFIG_FILE'] ??= path.resolve('lib/server/fonts.conf')
  return loadPackage('sharp')
}
