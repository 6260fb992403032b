import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** What a process of its own writes that runs these lines. */
function logged(lines: string, environment: Readonly<Record<string, string>> = {}) {
  const script = `
    import { log } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)}
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
  ['warn', ['warn', 'error']],
  ['info', ['info', 'warn', 'error']],
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
