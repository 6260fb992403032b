import { describe, expect, it } from 'vitest'
import { createBoundedMap } from './page-files.ts'

describe('a bounded map', () => {
  it('lets the least recently used go first', () => {
    const map = createBoundedMap<string>(30)
    for (const key of ['a', 'b', 'c']) map.set(key, key, 10)
    map.get('a')
    expect([map.has('b'), map.hasRoom(0), map.hasRoom(1)]).toEqual([true, true, false])
    map.set('d', 'd', 10)
    expect(['a', 'b', 'c', 'd'].filter(map.has)).toEqual(['a', 'c', 'd'])
  })

  it('keeps nothing that is larger than all of it, nor what it stands for', () => {
    const map = createBoundedMap<string>(30)
    map.set('a', 'small', 10)
    map.set('b', 'b', 10)
    map.set('a', 'large', 31)
    expect([map.get('a'), map.get('b')]).toEqual([undefined, 'b'])
  })
})
