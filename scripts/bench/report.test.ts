import { describe, expect, it } from 'vitest'
import { markdownTable, replaceMarked } from './report.ts'

describe('the table of a benchmark', () => {
  it('is markdown', () => {
    expect(
      markdownTable([
        ['products', '500', '5000'],
        ['first page', '1.2 s', '2.3 s'],
      ]),
    ).toBe('| products | 500 | 5000 |\n| --- | --: | --: |\n| first page | 1.2 s | 2.3 s |')
  })

  it('takes the place of the one before, and of nothing else', () => {
    const text = 'a\n<!-- bench -->\nold\n<!-- /bench -->\nz\n'
    expect(replaceMarked(text, 'bench', 'new')).toBe('a\n<!-- bench -->\nnew\n<!-- /bench -->\nz\n')
    expect(() => replaceMarked('a\nz\n', 'bench', 'new')).toThrow('there is no <!-- bench -->')
  })
})
