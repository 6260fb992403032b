import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newFolder } from '../../lib/testing/new-folder.ts'

let folder = ''

beforeEach(() => {
  folder = newFolder()
  vi.resetModules()
  vi.stubEnv('BROWSERS_DIR', path.join(folder, 'cache'))
})
afterEach(() => {
  vi.unstubAllEnvs()
})

/** An `npm` that does this instead of asking a registry; `$5` is the folder that a package is to be packed into. */
async function installWith(script: string) {
  const program = path.join(folder, 'npm')
  fs.writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`)
  const { installOldChromium, oldChromiums } = await import('./old-chromiums.mjs')
  const [oldest] = oldChromiums
  if (!oldest) throw new Error('there is none')
  const outcome = await installOldChromium(oldest)
  return { outcome, left: fs.readdirSync(path.join(folder, 'cache')) }
}

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('installing an old Chromium', () => {
  it('says so where the registry cannot be reached, and leaves nothing behind', async () => {
    expect(await installWith('exit 1')).toEqual({
      outcome: 'npm could not fetch chrome-aws-lambda@10.1.0',
      left: [],
    })
  })

  it('runs nothing but the very package it knows', async () => {
    expect(await installWith('echo something else > "$5/package.tgz"')).toEqual({
      outcome: 'what npm fetched is not the known chrome-aws-lambda@10.1.0',
      left: [],
    })
  })
})
