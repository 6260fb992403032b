import { spawnSync } from 'node:child_process'
import { expect, it, vi } from 'vitest'
import { createThrottledLog } from './log.ts'

/** What a process of its own writes that runs these lines. */
function logged(lines: string, environment: Readonly<Record<string, string>> = {}) {
  const script = `
    import { log, logConsole } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)}
    import { runInRequest } from ${JSON.stringify(new URL('./request-context.ts', import.meta.url).href)}
    ${lines}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  return { stdout, stderr }
}

it('writes one line of JSON each, errors to standard error, and lets no field break the line', () => {
  const { stdout, stderr } = logged(`
    log('info', 'a.b', { text: 'one\\ntwo', count: 1, none: undefined })
    log('error', 'c.d')
  `)
  expect(stdout).toMatch(/^\{[^\n]*\}\n$/)
  expect(JSON.parse(stdout)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'info',
    event: 'a.b',
    text: 'one\ntwo',
    count: 1,
  })
  expect(JSON.parse(stderr)).toMatchObject({ level: 'error', event: 'c.d' })
})

it.each([
  ['error', ['error']],
  ['debug', ['debug', 'info', 'warn', 'error']],
  ['', ['info', 'warn', 'error']],
])('writes, with LOG_LEVEL=%s, %s', (LOG_LEVEL, expected) => {
  const script = `for (const level of ['debug', 'info', 'warn', 'error']) log(level, 'a.b')`
  const { stdout, stderr } = logged(script, { LOG_LEVEL })
  const lines = `${stdout}${stderr}`.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(expected)
})

it('names the request that asked, also in what is done for it later, and S27 takes out what no line may hold', () => {
  const { stdout } = logged(`
    runInRequest('request-1', () => setTimeout(() => log('info', 'a.b', { message: 'to ana@exemplo.com' }), 5))
    runInRequest('request-2', () => log('info', 'a.b', { requestId: 'its-own' }))
    log('info', 'a.b')
  `)
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ requestId }) => requestId).toSorted()).toEqual(['its-own', 'request-1', undefined])
  expect(stdout).toContain('"message":"to [redacted]"')
})

it('R69 writes what packages print as JSON as all else, one line each, at its level', () => {
  const { stdout, stderr } = logged(`
    logConsole()
    console.log('\\x1b[32m✓\\x1b[0m Running %s', 'next.config.ts')
    console.error(new Error('first\\nsecond'))
    process.emitWarning('old', 'DeprecationWarning')`)
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

it('S17 writes the first at once, then one line a second and name, and leaves none out', () => {
  vi.useFakeTimers()
  const logged: [string, number][] = []
  const count = createThrottledLog((name: string, times) => void logged.push([name, times]))
  count('checkout')
  count('search')
  for (let call = 0; call < 400; call += 1) count('checkout')
  expect(logged).toEqual([
    ['checkout', 1],
    ['search', 1],
  ])
  vi.advanceTimersByTime(1000)
  expect(logged.slice(2)).toEqual([['checkout', 400]])
  count('checkout')
  vi.advanceTimersByTime(999)
  expect(logged).toHaveLength(3)
  vi.advanceTimersByTime(5000)
  expect(logged.slice(3)).toEqual([['checkout', 1]])
  count('checkout')
  expect(logged).toHaveLength(5)
})
