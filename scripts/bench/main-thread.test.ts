import { expect, test } from 'vitest'
import { readMainThread } from './main-thread.ts'

const origin = 'http://127.0.0.1:3000'

/** A task of the page's main thread: when it began, and how long it had the processor, in ms of this machine. */
const task = (at: number, ms: number, pid = 7) => ({
  ...{ name: 'RunTask', ph: 'X', pid, tid: 1 },
  ...{ ts: at * 1000, dur: ms * 2000, tdur: ms * 1000 },
})

const page = [
  { name: 'thread_name', ph: 'M', pid: 7, tid: 1, ts: 0, args: { name: 'CrRendererMain' } },
  {
    ...{ name: 'ResourceSendRequest', ph: 'I', pid: 7, tid: 1, ts: 1000 },
    args: { data: { url: `${origin}/a.css` } },
  },
]
const paint = { name: 'firstContentfulPaint', ph: 'R', pid: 7, tid: 1, ts: 100_000 }

const read = (...events: readonly object[]) =>
  readMainThread(JSON.stringify({ traceEvents: [...page, ...events] }), `${origin}/`)

test('a task blocks as far as it is above 50 ms at a fourth of the speed, once something is painted', () => {
  const { blockingMs, longestTaskMs, allMs } = read(paint, task(20, 30), task(120, 20), task(200, 10))
  expect(blockingMs).toBe(20 * 4 - 50)
  expect(longestTaskMs).toBe(30 * 4)
  expect(allMs).toBe(60 * 4)
})

test('other processes, and what came before the page, do not count', () => {
  expect(read(paint, task(120, 90, 8), task(0, 90)).allMs).toBe(0)
})

test('a trace without the page, or without a paint, is no measurement', () => {
  expect(() => read(task(120, 20))).toThrow('nothing was painted')
  expect(() => readMainThread(JSON.stringify({ traceEvents: [paint] }), origin)).toThrow(
    'nothing in the trace',
  )
})
