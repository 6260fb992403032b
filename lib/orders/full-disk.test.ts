import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type DatabaseFault, faultOf } from '../server/database/fault.ts'
import { reconnecting } from '../server/database/reconnecting.ts'
import { mountSmallDisk, type SmallDisk } from '../server/database/testing/small-disk.ts'
import type { ReconnectingJournal } from './get-order-journal.ts'
import { openSqliteJournal } from './sqlite-journal.ts'
import { keyOf, newOrderOf } from './testing/sample-orders.ts'

const probe = mountSmallDisk()
probe?.remove()

/** Each test has its own: what a journal deletes as it closes makes room a moment later, when its last handle is shut. */
function mountDisk(): SmallDisk {
  const disk = mountSmallDisk()
  if (!disk) throw new Error('No second disk could be mounted')
  onTestFinished(disk.remove)
  return disk
}

function open(
  disk: SmallDisk,
  reported: (fault: DatabaseFault | null, message: string) => void,
): ReconnectingJournal {
  const folder = `${disk.folder}/orders`
  return reconnecting({
    isServer: false,
    open: () => openSqliteJournal({ folder, now: Date.now, lockWaitMs: 0 }),
    onChange: (fault, error) => reported(fault, error instanceof Error ? error.message : ''),
  })
}

/** Orders until one cannot be written; how many there are then, and why. */
async function writeUntilFull(journal: ReconnectingJournal, from: number) {
  for (let number = from; ; number += 1) {
    try {
      await journal.create(newOrderOf({ key: keyOf(number) }))
    } catch (error) {
      return { written: number, fault: faultOf(error), message: String(error) }
    }
  }
}

describe('S20 a disk that is full', () => {
  beforeEach(({ skip }) => skip(!probe, 'this user may not mount a disk'))
  it('S20 R23 is named, leaves nothing half-written, and is forgotten as soon as there is room', async () => {
    const disk = mountDisk()
    const reported: string[] = []
    const journal = open(disk, (fault, message) => reported.push(`${fault} ${message}`))
    await journal.create(newOrderOf({ key: keyOf(0) }))
    disk.fill()
    const { written, fault, message } = await writeUntilFull(journal, 1)
    expect([fault, journal.fault()]).toEqual(['full', 'full'])
    expect(message).toContain('database or disk is full')
    expect(reported).toEqual(['full database or disk is full'])
    const moved = journal.createEvent({ key: keyOf(0), from: ['recorded'], to: 'sending' })
    expect(faultOf(await moved.catch((error: unknown) => error))).toBe('full')
    // What was written before can be read, and is as it was.
    const kept = await journal.list({})
    expect(kept).toHaveLength(written)
    expect(new Set(kept.map(({ state }) => state))).toEqual(new Set(['recorded']))

    disk.makeRoom()
    expect((await journal.create(newOrderOf({ key: keyOf(written) }))).isNew).toBe(true)
    await expect.poll(() => journal.fault()).toBeNull()
    expect(reported.at(-1)).toBe('null ')
    await journal.close()
  })

  it('S20 R23 keeps a shop open that starts on it', async () => {
    const disk = mountDisk()
    disk.fill()
    const journal = open(disk, () => undefined)
    expect(journal.fault()).toBe('full')
    await expect(journal.create(newOrderOf())).rejects.toThrow()
    disk.makeRoom()
    await expect.poll(() => journal.fault()).toBeNull()
    expect((await journal.create(newOrderOf())).isNew).toBe(true)
    await journal.close()
  })
})
