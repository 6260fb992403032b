import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { longFiles } from './tools/long-files.ts'

it('no file of code is longer than a person reads in one go', () => {
  expect(longFiles(path.resolve(import.meta.dirname, '..'))).toEqual([])
})

it('a longer one is named, in any folder of code; data is none', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'long-files-'))
  try {
    const write = (name: string, lines: number) => {
      fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
      fs.writeFileSync(path.join(root, name), '//\n'.repeat(lines))
    }
    write('.law.cjs', 251)
    write('components/cart/cart.css', 300)
    write('lib/domain/money.ts', 250)
    write('lib/adapters/embedded/sample-catalog.json', 400)
    expect(longFiles(root)).toEqual(['.law.cjs: 251', 'components/cart/cart.css: 300'])
  } finally {
    fs.rmSync(root, { recursive: true, force: true })
  }
})
