import fs from 'node:fs'
import path from 'node:path'
import { fail, root, run, say } from './run.mjs'
import { sourceDigest } from './source-digest.mjs'

const marker = path.join(root, '.next', 'source-digest')

export function isBuilt(digest = sourceDigest()) {
  return fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === digest
}

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
