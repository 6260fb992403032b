import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { currentSender, isAbandoned, isProcessAlive, type Sender, senderText } from './sender.ts'

const self: Sender = { host: 'shop 1', pid: 100, boot: 'a' }
const alive = () => true
const dead = () => false
const abandoned = (sender: Sender, isAlive = alive, sendingForMs = 1000) =>
  isAbandoned({ sender: senderText(sender), sendingForMs }, self, isAlive)

describe('R18 an order that is being sent', () => {
  it('is not abandoned by a process that lives, this one or another', () => {
    expect(abandoned(self, dead)).toBe(false)
    expect(abandoned({ host: 'shop 1', pid: 101, boot: 'b' }, alive)).toBe(false)
  })

  it('is abandoned by an earlier process that had the id of this one', () => {
    expect(abandoned({ host: 'shop 1', pid: 100, boot: 'b' }, alive)).toBe(true)
  })

  it('is given a minute where it cannot be known, and no more', () => {
    const elsewhere = { host: 'shop 2', pid: 101, boot: 'b' }
    expect(abandoned(elsewhere, dead, 59_000)).toBe(false)
    expect(abandoned(elsewhere, dead, 61_000)).toBe(true)
    expect(abandoned(self, alive, 61_000)).toBe(true)
  })
})

it('knows a living process from one that ended', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  expect([isProcessAlive(process.pid), isProcessAlive(pid)]).toEqual([true, false])
  expect(currentSender()).toEqual(currentSender())
})
