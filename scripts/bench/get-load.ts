import { execFile, spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

export type GetLoad = { readonly url: string; readonly connections: number; readonly seconds: number }

/** Milliseconds. */
export type GetResult = { readonly perSecond: number; readonly median: number; readonly p99: number }

const run = promisify(execFile)
const isThere = (program: string) => spawnSync(program, ['-v']).error === undefined
const hasWrk = isThere('wrk')
const isPinned = isThere('taskset') && os.availableParallelism() > 1

type Command = readonly [string, ...string[]]
const onProcessor = (processor: number, command: Command): Command =>
  isPinned ? ['taskset', '-c', String(processor), ...command] : command

/** A server's command on one processor: the load gets another one. */
export const besideTheLoad = (...command: Command): Command => onProcessor(0, command)

export const loadIs = [
  hasWrk ? 'wrk' : 'a process of Node (install wrk for a load that takes less of the machine itself)',
  isPinned ? 'on a processor of its own, each server on the other one' : 'on the processors of the servers',
].join(', ')

/** Asks for one page over and over, as a browser that takes gzip, on connections that stay open. */
export async function getLoad({ url, connections, seconds }: GetLoad): Promise<GetResult> {
  const command: Command = hasWrk
    ? ['wrk', '-t1', `-c${connections}`, `-d${seconds}`, '--latency', '-H', 'accept-encoding: gzip', url]
    : [
        'node',
        path.resolve(import.meta.dirname, '..', 'bench-get.ts'),
        url,
        String(connections),
        String(seconds),
      ]
  const [program, ...parameters] = onProcessor(1, command)
  const { stdout } = await run(program, parameters)
  return hasWrk ? readWrk(stdout) : (JSON.parse(stdout) as GetResult)
}

const unitMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

function readWrk(text: string): GetResult {
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`Not everything was answered well:\n${text}`)
  const at = (part: string) => {
    const [, value = 'NaN', unit = 'ms'] =
      new RegExp(`^\\s+${part}%\\s+([\\d.]+)(us|ms|s|m)$`, 'm').exec(text) ?? []
    return Number(value) * (unitMs[unit] ?? 1)
  }
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]), median: at('50'), p99: at('99') }
}
