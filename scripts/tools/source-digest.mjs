import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)))

export const sources = [
  'app',
  'components',
  'lib',
  'stores',
  'next.config.ts',
  'instrumentation.ts',
  'middleware.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
]

function filesBelow(name) {
  const file = path.join(root, name)
  if (!fs.existsSync(file)) return []
  if (fs.statSync(file).isFile()) return [name]
  return fs.readdirSync(file).flatMap((child) => filesBelow(path.join(name, child)))
}

/** Excluded from images too (.dockerignore). */
const isTest = (name) => /\.(test|contract)\.tsx?$/.test(name)

/** Digests the sources; equal on every machine and in images without tests. */
export function sourceDigest() {
  const hash = createHash('sha256')
  for (const name of sources
    .flatMap(filesBelow)
    .filter((name) => !isTest(name))
    .sort()) {
    hash.update(name).update(fs.readFileSync(path.join(root, name)))
  }
  return hash.digest('hex')
}
