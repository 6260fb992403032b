import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('writes one line of JSON each, errors to standard error, and lets no field break the line', () => {
  const script = `
    import { log } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)}
    log('info', 'a.b', { text: 'one\\ntwo', count: 1, none: undefined })
    log('error', 'c.d')
  `
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/^\{[^\n]*\}\n$/)
  expect(JSON.parse(stdout)).toMatchObject({ level: 'info', event: 'a.b', text: 'one\ntwo', count: 1 })
  expect(JSON.parse(stderr)).toMatchObject({ level: 'error', event: 'c.d' })
})
