import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { copyTree } from './copy-tree.ts'
import { sourceDigest } from './source-digest.mjs'

/** What a checkout at this place says of its sources. */
async function digestIn(root: string, run: number): Promise<string> {
  const file = pathToFileURL(path.join(root, 'scripts/tools/source-digest.mjs'))
  return ((await import(`${file}?run=${run}`)) as { sourceDigest: () => string }).sourceDigest()
}

it('R31 sources have the same name wherever they lie, and another one when anything in them changes', async () => {
  const copy = copyTree()
  try {
    expect(await digestIn(copy.root, 1)).toBe(sourceDigest())
    fs.appendFileSync(path.join(copy.root, 'app', 'layout.tsx'), '\n')
    expect(await digestIn(copy.root, 2)).not.toBe(sourceDigest())
  } finally {
    copy.remove()
  }
})
