import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const module = path.resolve(import.meta.dirname, 'log-console.ts')
const script = `
  const { logConsole } = await import(${JSON.stringify(module)})
  logConsole()
  console.log('\\x1b[32m✓\\x1b[0m Running %s', 'next.config.ts')
  console.error(new Error('first\\nsecond'))
  process.emitWarning('old', 'DeprecationWarning')
`

it('R69 what packages print is JSON as all else, one line each, at its level', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  const linesOf = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  expect(linesOf(stdout)).toMatchObject([
    { level: 'info', event: 'console.printed', message: '✓ Running next.config.ts' },
    { level: 'warn', event: 'console.printed', message: 'DeprecationWarning: old' },
  ])
  expect(linesOf(stderr)).toMatchObject([
    {
      level: 'error',
      event: 'console.printed',
      message: expect.stringMatching(/^Error: first\nsecond\n +at /),
    },
  ])
})
