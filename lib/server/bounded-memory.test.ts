import { expect, it } from 'vitest'
import { memoize } from './bounded-memory.ts'

it('a text is worked out once, whatever it means, and a long one every time', () => {
  const asked: string[] = []
  const lengthOf = memoize((text) => {
    asked.push(text)
    return text === 'odd' ? null : text.length
  })
  const long = 'x'.repeat(300)
  for (let time = 0; time < 3; time += 1) {
    expect([lengthOf('a'), lengthOf('odd'), lengthOf(long)]).toEqual([1, null, 300])
  }
  expect(asked).toEqual(['a', 'odd', long, long, long])
})
