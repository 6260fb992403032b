import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { copyTree } from '../testing/copy-tree.ts'
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

it('R31 a host and an image of one commit name their build alike', async () => {
  const copy = copyTree()
  try {
    const dropped = fs
      .readFileSync(path.join(copy.root, '.dockerignore'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('**/'))
    const files = fs.globSync(dropped, { cwd: copy.root, exclude: ['node_modules'] })
    expect(files.length).toBeGreaterThan(100)
    for (const file of files) fs.rmSync(path.join(copy.root, file))
    expect(await digestIn(copy.root, 3)).toBe(sourceDigest())
  } finally {
    copy.remove()
  }
})
