import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

/** A process that logs into a pipe without a reader. */
function logMany({ count, size }: { readonly count: number; readonly size: number }) {
  const script = path.resolve(import.meta.dirname, 'testing/log-many.ts')
  const child = fork(script, [String(count), String(size)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
  })
  if (!child.stdout) throw new Error('it has no standard output')
  return { child, output: child.stdout.pause(), exit: once(child, 'exit') }
}

const linesOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .map(
      (line) =>
        JSON.parse(line) as { readonly event: string; readonly line?: number; readonly lines?: number },
    )

describe('R34 a log without a reader', () => {
  it('R34 holds up nothing, and has lost no line of the end once it is read', async () => {
    const { child, output, exit } = logMany({ count: 5000, size: 200 })
    expect(await once(child, 'message')).toEqual(['goes on', undefined])
    const read = text(output)
    child.send('end')
    expect(await exit).toEqual([0, null])
    expect(linesOf(await read).map(({ line }) => line)).toEqual(
      Array.from({ length: 5000 }, (_, line) => line),
    )
  })

  it('R34 is not waited for at the end for long', async () => {
    const { child, exit } = logMany({ count: 5000, size: 200 })
    await once(child, 'message')
    child.send('end')
    expect(await exit).toEqual([0, null])
  })

  it('R34 takes a bounded part of the memory, and says how much is missing', async () => {
    const { child, output, exit } = logMany({ count: 20_000, size: 900 })
    await once(child, 'message')
    const chunks: string[] = []
    output.on('data', (chunk) => chunks.push(String(chunk)))
    // A process has ended before the last of what it wrote is read.
    const readAll = once(output, 'end')
    output.resume()
    await expect.poll(() => chunks.join('')).toContain('"log.dropped"')
    child.send('end')
    await Promise.all([exit, readAll])
    const lines = linesOf(chunks.join(''))
    const kept = lines.filter(({ event }) => event === 'test.line').length
    expect(kept).toBeLessThan(10_000)
    expect(kept + (lines.find(({ event }) => event === 'log.dropped')?.lines ?? 0)).toBe(20_000)
  })

  it('R34 takes nothing with it when its reader goes away', async () => {
    const { child, output, exit } = logMany({ count: 5000, size: 200 })
    await once(child, 'message')
    output.destroy()
    child.send('end')
    expect(await exit).toEqual([0, null])
  })
})
