import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { newFolder } from '../../lib/testing/new-folder.ts'
import { memoryFlags } from './exec-with-memory-flags.ts'

const folder = newFolder()

const script = path.join(folder, 'start.ts')
const module = pathToFileURL(path.join(import.meta.dirname, 'exec-with-memory-flags.ts')).href
// Fills the nursery as far as V8 lets it grow, and reports what it has.
fs.writeFileSync(
  script,
  `import v8 from 'node:v8'
   const { execWithMemoryFlags } = await import('${module}')
   execWithMemoryFlags()
   let kept = []
   for (let turn = 0; turn < 4e6; turn += 1) {
     kept.push({ turn, text: 'x' + turn })
     if (kept.length > 3e5) kept = []
   }
   const spaces = v8.getHeapSpaceStatistics()
   const nursery = spaces.find(({ space_name }) => space_name === 'new_space').space_size / 2 ** 20
   console.log(JSON.stringify({ pid: process.pid, flags: process.execArgv, parameters: process.argv.slice(2), nursery }))`,
)

type Report = { pid: number; flags: string[]; parameters: string[]; nursery: number }

async function start(environment: Record<string, string>, command = ['node', script, 'x']): Promise<Report> {
  const [program = '', ...rest] = command
  const child = spawn(program, rest, {
    env: { ...process.env, DATA_DIR: folder, MEMORY_LIMIT_MB: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Its pipes end before it has left its group of processes.
  const exited = once(child, 'exit')
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  await exited
  expect(complaint).toBe('')
  const answer = JSON.parse(output) as Report
  expect(answer.pid, 'one process, for the supervisor that watches it').toBe(child.pid)
  return answer
}

const small = ['--max-semi-space-size=8', '--heap-growing-percent=15']

describe('the process that starts the shop', () => {
  it('has the flags of a small machine where the setting says so, and its nursery obeys', async () => {
    const reported = await start({ MEMORY_LIMIT_MB: '512' })
    expect(reported).toMatchObject({ flags: small, parameters: ['x'] })
    expect(reported.nursery).toBeLessThanOrEqual(16)
  })

  it('leaves alone what the operator gave to Node', async () => {
    const reported = await start({ MEMORY_LIMIT_MB: '512' }, ['node', '--max-semi-space-size=4', script])
    expect(reported.flags).toEqual(['--max-semi-space-size=4'])
  })
})

const mebibyte = 1024 * 1024
const flagsOf = (memory: number, snapshot: number) =>
  memoryFlags({ memoryBytes: memory * mebibyte, snapshotBytes: snapshot * mebibyte }).join(' ')

// A snapshot of 5,000 products has 5 MiB, one of 50,000 has 54.
describe('the flags for a machine and its catalogue', () => {
  it.each([
    [256, 0, '--max-semi-space-size=8 --heap-growing-percent=15'],
    [512, 0, '--max-semi-space-size=8 --heap-growing-percent=15'],
    [512, 5, '--max-semi-space-size=8 --heap-growing-percent=15'],
    [512, 54, '--max-semi-space-size=8 --heap-growing-percent=15'],
    [1024, 5, '--max-semi-space-size=16 --heap-growing-percent=190'],
    [1024, 54, '--max-semi-space-size=8 --heap-growing-percent=15'],
    [2048, 5, '--max-semi-space-size=32'],
    [2048, 54, '--max-semi-space-size=32 --heap-growing-percent=147'],
    [4096, 5, '--max-semi-space-size=32'],
    [4096, 54, '--max-semi-space-size=32'],
    [24_000, 0, '--max-semi-space-size=32'],
  ])('with %i MB of memory and %i MB of snapshot are %s', (memory, snapshot, flags) => {
    expect(flagsOf(memory, snapshot)).toBe(flags)
  })
})
