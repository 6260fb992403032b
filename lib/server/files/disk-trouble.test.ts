import fs from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { createDiskTrouble, diskTroubles } from './disk-trouble.ts'

it('R23 trouble with a disk is reported once, and its end after a minute without any', () => {
  const logged: string[] = []
  let time = 0
  const trouble = createDiskTrouble('/data/pages', {
    log: (level, event, { code } = {}) => void logged.push(`${level} ${event} ${code ?? ''}`),
    now: () => time,
  })
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
  trouble.clear()
  for (let turn = 0; turn < 20; turn += 1) {
    trouble.report(full)
    time += 1000
    trouble.clear()
  }
  expect(logged).toEqual(['error disk.write-failed ENOSPC'])
  time += 60_000
  trouble.clear()
  trouble.clear()
  trouble.report(full)
  expect(logged.slice(1)).toEqual(['info disk.writes-again ', 'error disk.write-failed ENOSPC'])
})

it('R23 a folder that can be written again is found by itself, where the shop has nothing to write', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const root = newFolder()
  const folder = path.join(root, 'pages')
  fs.writeFileSync(folder, 'something else in its place')
  createDiskTrouble(folder, { log: () => undefined }).report(new Error('no folder'))
  const minute = async () => {
    await vi.advanceTimersByTimeAsync(60_000)
    // The file system takes its own time.
    await new Promise((resolve) => setImmediate(resolve))
  }
  await minute()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  expect(diskTroubles().has(folder)).toBe(true)
  fs.rmSync(folder)
  await minute()
  await vi.waitFor(() => expect(diskTroubles().has(folder)).toBe(false))
  expect(fs.readdirSync(folder)).toEqual([])
})
