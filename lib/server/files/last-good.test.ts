import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { openLastGood } from './last-good.ts'

function open(file: string, sourceId = 'a') {
  const failures: unknown[] = []
  return { failures, lastGood: openLastGood({ file, sourceId, onFailure: (error) => failures.push(error) }) }
}

describe('the last good content of a file', () => {
  it('is found after a start, with where it came from, until it is forgotten', () => {
    const file = path.join(newFolder(), 'deeper', 'kept')
    expect(open(file).lastGood.find()).toBeNull()
    open(file).lastGood.keep(Buffer.from('goods'))
    open(file).lastGood.noteSource(true)
    const { lastGood } = open(file)
    expect(String(lastGood.find()?.bytes)).toBe('goods')
    expect([lastGood.isOfSource(), open(file, 'b').lastGood.isOfSource()]).toEqual([true, false])
    lastGood.forget()
    expect([lastGood.find(), lastGood.isOfSource()]).toEqual([null, false])
  })

  it('is reported where it cannot be kept, and leaves nothing beside it', () => {
    const folder = newFolder()
    const file = path.join(folder, 'kept')
    fs.mkdirSync(file)
    const { lastGood, failures } = open(file)
    lastGood.keep(Buffer.from('goods'))
    expect(failures).toHaveLength(1)
    expect(fs.readdirSync(folder)).toEqual(['kept'])
  })
})
