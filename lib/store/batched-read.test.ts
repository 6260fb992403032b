import { expect, it } from 'vitest'
import { createBatchedRead } from './batched-read.ts'

function open() {
  const calls: (readonly number[])[] = []
  const answers: (() => void)[] = []
  const read = createBatchedRead((ids: readonly number[]) => {
    calls.push(ids)
    return new Promise<string>((resolve) => answers.push(() => resolve(ids.join())))
  })
  return { calls, answers, read }
}

it('reads once for all who ask in one turn of the event loop, each id once', async () => {
  const { calls, answers, read } = open()
  const asked = [read([1, 2]), read([2, 3])]
  expect(calls).toEqual([])
  await expect.poll(() => calls).toEqual([[1, 2, 3]])
  answers[0]?.()
  expect(await Promise.all(asked)).toEqual(['1,2,3', '1,2,3'])
})

it('gathers those who come while a reading is under way until it is over', async () => {
  const { calls, answers, read } = open()
  const first = read([1])
  await expect.poll(() => calls.length).toBe(1)
  const others = [read([2]), read([3])]
  answers[0]?.()
  await first
  await expect.poll(() => calls).toEqual([[1], [2, 3]])
  answers[1]?.()
  await Promise.all(others)
})

it('R7 lets a reading that hangs hold up no later caller', async () => {
  const { calls, read } = open()
  void read([1])
  await expect.poll(() => calls.length).toBe(1)
  void read([2])
  await expect.poll(() => calls.length).toBe(2)
})

it('reads at most a hundred at once and what a crowd asks for beyond that by itself', async () => {
  const { calls, read } = open()
  for (let id = 0; id < 150; id += 1) void read([id])
  await expect.poll(() => calls.map(({ length }) => length)).toEqual([100, 50])
})
