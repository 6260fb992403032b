import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenAnchors, isThere, listFiles, namedPaths } from './docs/named-paths.ts'

const root = path.resolve(import.meta.dirname, '..')
const files = listFiles(root)
const pages = files.filter((file) => /^[A-Z]+\.md$|^docs\/.*\.md$/.test(file))
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

describe('the documentation', () => {
  it.each(pages)('%s names no file and no folder that is not there', (page) => {
    const named = namedPaths(read(page), path.posix.dirname(page))
    expect(named.filter((one) => !isThere(one, files)).map(({ name }) => name)).toEqual([])
  })

  it.each(pages)('%s links to headings that are there', (page) => {
    expect(brokenAnchors(page, read)).toEqual([])
  })

  it('.env.example names no file that is not there', () => {
    const named = [...read('.env.example').matchAll(/\b(?:lib|docs|scripts)\/[\w./-]*\w/g)]
    expect(named.length).toBeGreaterThan(0)
    const missing = named.map(([name]) => name).filter((name) => !isThere({ name, isRooted: true }, files))
    expect(missing).toEqual([])
  })
})

describe('the paths that a page names', () => {
  const text = [
    'Rules stand in `lib/domain/`, see `take-order.ts` and [the law](../.dependency-cruiser.cjs#law).',
    'No path: `/product/{id}`, `npm run up`, `DATA_DIR/orders`, [a site](https://example.com/a.md).',
    '```',
    'lib/store/   the port',
    '```',
    '```sh',
    'lib/nothing.ts',
    '```',
  ].join('\n')

  it('are those in code, links and trees', () => {
    expect(namedPaths(text, 'docs').map(({ name }) => name)).toEqual([
      'lib/store/',
      'lib/domain/',
      'take-order.ts',
      '.dependency-cruiser.cjs',
    ])
  })

  it.each([
    ['lib/domain', true],
    ['lib/domain/', true],
    ['lib/domai', false],
    ['domain', false],
    ['lib/*/a.ts', true],
    ['lib/{domain,store}/a.ts', true],
  ])('%s is there: %s', (name, expected) => {
    expect(isThere({ name, isRooted: true }, ['lib/domain/a.ts'])).toBe(expected)
  })

  it('may be given by their end', () => {
    const given = { name: 'domain/a.ts', isRooted: false }
    expect([isThere(given, ['lib/domain/a.ts']), isThere(given, ['lib/subdomain/a.ts'])]).toEqual([
      true,
      false,
    ])
  })
})

it('a link to a heading is followed into its page, or into the same one', () => {
  const texts: Record<string, string> = {
    'docs/a.md':
      '## What is in DATA_DIR\n[here](#what-is-in-data_dir) [there](b.md#6-see-that) [gone](b.md#gone)',
    'docs/b.md': '## 6. See that\n',
  }
  expect(brokenAnchors('docs/a.md', (file) => texts[file] ?? '')).toEqual(['docs/b.md#gone'])
})
