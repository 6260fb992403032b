import { expect, it } from 'vitest'
import { processSingleton } from './process-singleton.ts'

it('makes a thing once under its name, whoever asks', () => {
  let made = 0
  const make = () => {
    made += 1
    return { made }
  }
  const first = processSingleton('test-thing', make)
  expect(processSingleton('test-thing', make)).toBe(first)
  expect(processSingleton('test-other-thing', make)).not.toBe(first)
  expect(made).toBe(2)
})
