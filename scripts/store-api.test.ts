import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** The command as a developer runs it. */
function storeApi(...parameters: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/store-api.ts', ...parameters], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout, stderr }
}

it('says how it is used, and what of a call it does not know', () => {
  const asked = storeApi('--help')
  expect(asked).toMatchObject({ status: 0, stderr: '' })
  expect(asked.stdout).toContain('npm run store-api')
  for (const option of ['--catalog', '--products', '--record', '--four-calls', 'PORT', 'DATA_DIR']) {
    expect(asked.stdout).toContain(option)
  }
  const mistyped = storeApi('--producs', '5')
  expect(mistyped.status).toBe(1)
  expect(mistyped.stderr).toMatch(/^Unknown option '--producs'.*\nSee --help\.\n$/)
})
