/** One event of Chromium's tracing; times in µs. */
type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Of `dur`, what the thread had the processor for. */
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } }
}

/** So many times slower than this machine is the phone that is spoken of; Lighthouse's own factor. */
const slowdown = 4
const longTaskMs = 50

/**
 * What a page's main thread had to do since the first of its requests. Processor time, not the clock's: what else runs
 * on the machine is not in it. Milliseconds at a fourth of the speed. As in Lighthouse, a task blocks as far as it is
 * above 50 ms, and only once the page shows something.
 */
export function readMainThread(trace: string, url: string) {
  const { traceEvents: events } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] }
  const { origin } = new URL(url)
  // The document's own request belongs to another process now and then; what it loads is asked for by its own.
  const request = events.find(
    ({ name, args }) => name === 'ResourceSendRequest' && args?.data?.url?.startsWith(origin),
  )
  const thread = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === request?.pid && args?.name === 'CrRendererMain',
  )
  if (!request || !thread) throw new Error(`nothing in the trace asks for ${url}`)
  const own = events.filter(
    ({ pid, tid, ph, ts }) => pid === thread.pid && tid === thread.tid && ph === 'X' && ts >= request.ts,
  )
  const firstPaint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === thread.pid && ts >= request.ts,
  )
  if (!firstPaint) throw new Error(`nothing was painted at ${url}`)
  const timeOf = ({ tdur, dur }: TraceEvent) => ((tdur ?? dur ?? 0) / 1000) * slowdown
  const named = (name: string) => own.filter((event) => event.name === name)
  const times = (name: string) => named(name).map(timeOf)
  const sum = (all: readonly number[]) => all.reduce((total, time) => total + time, 0)
  const tasks = named(named('RunTask').length > 0 ? 'RunTask' : 'ThreadControllerImpl::RunTask')
  const seen = tasks.filter(({ ts }) => ts >= firstPaint.ts).map(timeOf)
  return {
    blockingMs: sum(seen.map((time) => Math.max(0, time - longTaskMs))),
    longestTaskMs: Math.max(0, ...tasks.map(timeOf)),
    allMs: sum(tasks.map(timeOf)),
    scriptMs: sum([...times('EvaluateScript'), ...times('FunctionCall')]),
    layouts: times('Layout').length,
    layoutMs: sum(times('Layout')),
  }
}
