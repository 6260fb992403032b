// Loaded into a server before itself (`node --import`): on SIGUSR2 it writes a line with what its process went through
// since the last one. Milliseconds and bytes.
import { monitorEventLoopDelay } from 'node:perf_hooks'

export type LoopReport = {
  /** The longest time in which no request was served. */
  readonly worstPauseMs: number
  readonly residentBytes: number
}

export const loopReportMark = 'loop-report '

const resolutionMs = 2
const delay = monitorEventLoopDelay({ resolution: resolutionMs })
delay.enable()

process.on('SIGUSR2', () => {
  const report: LoopReport = {
    worstPauseMs: Math.max(0, delay.max / 1e6 - resolutionMs),
    residentBytes: process.memoryUsage.rss(),
  }
  delay.reset()
  process.stdout.write(`${loopReportMark}${JSON.stringify(report)}\n`)
})
