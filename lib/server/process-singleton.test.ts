import { expect, it } from 'vitest'
import { processSingleton } from './process-singleton.ts'

it('R23 makes it the next time it is asked for when it could not be made before', () => {
  let calls = 0
  const make = () => {
    calls += 1
    if (calls === 1) throw new Error('not now')
    return calls
  }
  expect(() => processSingleton('test-failing-thing', make)).toThrow('not now')
  expect([processSingleton('test-failing-thing', make), calls]).toEqual([2, 2])
})
