import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { isAbandoned, writeAtomically } from './write-atomically.ts'

let directory: string
beforeEach(async () => {
  directory = newFolder()
})

const put = (file: string, text: string) =>
  writeAtomically(file, async (handle) => void (await handle.writeFile(text)))

describe('a file that is written aside', () => {
  it('R23 leaves the older one and nothing else when the disk is full in its middle', async () => {
    const file = join(directory, 'file')
    await put(file, 'old')
    const full = writeAtomically(file, async (handle) => {
      await handle.writeFile('half of')
      throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    })
    await expect(full).rejects.toThrow('full')
    expect([await readFile(file, 'utf8'), await readdir(directory)]).toEqual(['old', ['file']])
  })

  it('R23 is written by many at once without one disturbing another', async () => {
    const file = join(directory, 'file')
    const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000))
    await Promise.all(texts.map((text) => put(file, text)))
    expect(texts).toContain(await readFile(file, 'utf8'))
    expect(await readdir(directory)).toEqual(['file'])
  })

  it('is abandoned only after a while, whichever way the clock jumped since', async () => {
    const file = join(directory, 'a.part')
    await put(file, '')
    const { mtimeMs } = await stat(file)
    const hour = 3_600_000
    expect([0, hour, -hour].map((jump) => isAbandoned('a.part', mtimeMs + jump))).toEqual([false, true, true])
    expect(isAbandoned('a', mtimeMs - hour)).toBe(false)
  })
})
