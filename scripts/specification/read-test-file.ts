import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..', '..')

/** The text of a test file of the project; null for anything else, and where there is none. */
export function readTestFile(name: string): string | null {
  const isTest = /\.(test\.tsx?|(spec|contract|journey)\.ts)$/.test(name)
  const file = path.join(root, name)
  return isTest && file.startsWith(root) && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null
}
