import { execFile, spawnSync } from 'node:child_process'
import os from 'node:os'
import { promisify } from 'node:util'

type GetLoad = { readonly url: string; readonly connections: number; readonly seconds: number }

/** Milliseconds. */
export type GetResult = { readonly perSecond: number; readonly median: number; readonly p99: number }

const run = promisify(execFile)
const isThere = (program: string) => spawnSync(program, ['-v']).error === undefined
const isPinned = isThere('taskset') && os.availableParallelism() > 1

/** What is missing for a load, as a sentence. */
export const missingForLoad = () =>
  isThere('wrk') ? null : "There is no wrk on this machine. Install it (Debian's package is called wrk)."

type Command = readonly [string, ...string[]]
const onProcessor = (processor: number, command: Command): Command =>
  isPinned ? ['taskset', '-c', String(processor), ...command] : command

/** A server's command on one processor: the load gets another one. */
export const besideTheLoad = (...command: Command): Command => onProcessor(0, command)

export const loadIs = isPinned
  ? 'wrk, on a processor of its own, each server on the other one'
  : 'wrk, on the processors of the servers'

/** Asks for one page over and over, as a browser that takes gzip, on connections that stay open. */
export async function getLoad({ url, connections, seconds }: GetLoad): Promise<GetResult> {
  const load = ['-t1', `-c${connections}`, `-d${seconds}`, '--latency', '-H', 'accept-encoding: gzip', url]
  const [program, ...parameters] = onProcessor(1, ['wrk', ...load])
  const { stdout } = await run(program, parameters)
  return readWrk(stdout)
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
