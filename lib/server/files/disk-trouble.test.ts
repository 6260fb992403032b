import { expect, it } from 'vitest'
import { createDiskTrouble } from './disk-trouble.ts'

it('R23 trouble with a disk is told once, and its end after a minute without any', () => {
  const told: string[] = []
  let time = 0
  const trouble = createDiskTrouble('/data/pages', {
    log: (level, event, { code } = {}) => void told.push(`${level} ${event} ${code ?? ''}`),
    now: () => time,
  })
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
  trouble.clear()
  for (let turn = 0; turn < 20; turn += 1) {
    trouble.report(full)
    time += 1000
    trouble.clear()
  }
  expect(told).toEqual(['error disk.write-failed ENOSPC'])
  time += 60_000
  trouble.clear()
  trouble.clear()
  trouble.report(full)
  expect(told.slice(1)).toEqual(['info disk.writes-again ', 'error disk.write-failed ENOSPC'])
})
