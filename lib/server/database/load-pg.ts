import { createRequire } from 'node:module'
import path from 'node:path'
import type Pg from 'pg'

/**
 * The driver, loaded only where a database is named. As CommonJS and past the bundler: one ES module from outside of the
 * bundle makes Next put what loads asynchronous modules, 450 bytes, into the JavaScript of every page.
 */
export function loadPg(): typeof Pg {
  return createRequire(path.resolve('package.json'))('pg')
}
