import { fork, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { banana, storeId } from '../adapters/embedded/testing/small-catalog.ts'
import { newFolder } from '../testing/new-folder.ts'
import { startCountingStore } from './testing/counting-store.ts'

// What a power cut takes away is what was not flushed to disk: only the system's own calls show that.
const script = fileURLToPath(new URL('./testing/checkout-process.ts', import.meta.url))
const canTrace = spawnSync('strace', ['-f', 'true']).status === 0

const folder = newFolder()

type Step = 'written' | 'on disk' | 'asked' | 'answered'

/** What a checkout did to the journal's log of writes, the store, and its caller; in its order. */
function stepsOf(trace: string): Step[] {
  return trace.split('\n').flatMap((line): Step[] => {
    if (/pwrite64\(\d+<[^>]*orders\.sqlite-wal>/.test(line)) return ['written']
    if (/fdatasync(\(\d+<[^>]*orders\.sqlite-wal>\)| resumed>\)) += 0/.test(line)) return ['on disk']
    if (line.includes('POST /store/')) return ['asked']
    return line.includes('{\\"url\\":') && /writev?\(|send/.test(line) ? ['answered'] : []
  })
}

describe('a checkout', () => {
  beforeEach(({ skip }) => skip(!canTrace, 'this user may not trace a process'))
  it('R18 has the order on disk before the store receives it, and its address before the shopper does', async () => {
    const store = await startCountingStore()
    const trace = join(folder, 'trace')
    const calls = 'trace=pwrite64,fdatasync,write,writev,sendto,sendmsg'
    const traced = ['-f', '-y', '-s', '200', '-e', calls, '-o', trace, process.execPath]
    const child = fork(script, [folder, store.origin, storeId, 'none', banana, '(47) 99876-5432'], {
      execPath: 'strace',
      execArgv: [...traced, '--conditions=react-server'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const reply = await new Promise((resolve) => child.once('message', resolve))
    await new Promise((resolve) => child.once('exit', resolve))
    await store.close()
    expect(reply).toEqual({ url: `${store.origin}/pay/1` })
    const steps = stepsOf(readFileSync(trace, 'utf8'))
    const shown = steps.filter((step, index) => step !== steps[index - 1])
    expect(shown.slice(-6)).toEqual(['written', 'on disk', 'asked', 'written', 'on disk', 'answered'])
  })
})
