import type Pg from 'pg'
import { loadPackage } from '../load-package.ts'

/** The driver, loaded only where a database is named. */
export function loadPg(): typeof Pg {
  return loadPackage('pg')
}
