import { describe, expect, it } from 'vitest'
import { createBoundedMap } from './page-files.ts'

describe('a bounded map', () => {
  it('keeps nothing that is larger than all of it, nor what it stands for', () => {
    const map = createBoundedMap<string>(30)
    map.set('a', 'small', 10)
    map.set('b', 'b', 10)
    map.set('a', 'large', 31)
    expect([map.get('a'), map.get('b')]).toEqual([undefined, 'b'])
  })
})
