import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { newFolder } from '../testing/new-folder.ts'
import { writeCompileHints } from './compile-hints.ts'

const hint = '//# allFunctionsCalledOnLoad\n'

describe('the hint for the compiler of the browser', () => {
  it('stands once before every script of a build, and nowhere else', () => {
    const build = newFolder()
    const files = path.join(build, 'static', 'chunks')
    const read = (name: string) => fs.readFileSync(path.join(files, name), 'utf8')
    fs.mkdirSync(files, { recursive: true })
    fs.writeFileSync(path.join(files, 'a.js'), 'run()')
    fs.writeFileSync(path.join(files, 'a.css'), 'a{}')
    for (const _ of ['build', 'build again']) writeCompileHints(build)
    expect(read('a.js')).toBe(`${hint}run()`)
    expect(read('a.css')).toBe('a{}')
  })
})
