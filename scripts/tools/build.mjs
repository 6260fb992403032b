import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fail, root, run, say } from './run.mjs'

/** All that a build is made from. */
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
  'scripts/styles',
  'tsconfig.json',
]

function filesBelow(name) {
  const file = path.join(root, name)
  if (!fs.existsSync(file)) return []
  if (fs.statSync(file).isFile()) return [name]
  return fs.readdirSync(file).flatMap((child) => filesBelow(path.join(name, child)))
}

function sourceDigest() {
  const hash = createHash('sha256')
  for (const name of sources.flatMap(filesBelow).sort()) {
    hash.update(name).update(fs.readFileSync(path.join(root, name)))
  }
  return hash.digest('hex')
}

const marker = path.join(root, '.next', 'source-digest')

/** Whether the last build was made from exactly these files. */
export function isBuilt(digest = sourceDigest()) {
  return fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === digest
}

/** Builds the shop, unless the last build was made from exactly these files. */
export async function ensureBuilt() {
  const digest = sourceDigest()
  if (isBuilt(digest)) {
    say('Build: up to date.')
    return
  }
  say('Build: making it (next build) …')
  const code = await run('next', ['build'])
  if (code !== 0) fail('The build failed; the lines above say where.')
  fs.writeFileSync(marker, digest)
}
