import { describe, expect, it } from 'vitest'
import { DatabaseError, type DatabaseFault } from './fault.ts'
import { keepOpen } from './keep-open.ts'

function keep() {
  let opened = 0
  const closed: number[] = []
  const reported: (DatabaseFault | null)[] = []
  const kept = keepOpen({
    open: () => {
      opened += 1
      return opened
    },
    check: () => undefined,
    close: (given) => closed.push(given),
    onChange: (fault) => reported.push(fault),
  })
  return { kept, closed, reported }
}

const fails = (fault: DatabaseFault) => () => Promise.reject(new DatabaseError(fault, 'now'))

describe('R23 what is kept open', () => {
  it('R23 is opened anew after a fault that stays, and the old one is closed', async () => {
    const { kept, closed, reported } = keep()
    await expect(kept.use(fails('damaged'))).rejects.toThrow('now')
    await expect(kept.use((number) => number)).rejects.toThrow('now')
    await expect.poll(() => kept.fault()).toBeNull()
    expect(await kept.use((number) => number)).toBe(2)
    expect([closed, reported]).toEqual([[1], ['damaged', null]])
  })

  it('R23 stays open through a fault that passes', async () => {
    const { kept, closed, reported } = keep()
    for (const fault of ['locked', 'full'] as const) {
      await expect(kept.use(fails(fault))).rejects.toThrow('now')
      expect(kept.fault()).toBe(fault)
      expect(await kept.use((number) => number)).toBe(1)
      await expect.poll(() => kept.fault()).toBeNull()
    }
    expect([closed, reported]).toEqual([[], ['locked', null, 'full', null]])
  })

  it('R23 is not given up for a query that was still sent to the one before', async () => {
    const { kept, closed } = keep()
    let failLate = (_error: Error) => {}
    const late = kept.use(() => new Promise((_resolve, reject) => (failLate = reject)))
    await expect(kept.use(fails('disk'))).rejects.toThrow('now')
    await expect.poll(() => kept.fault()).toBeNull()
    failLate(new DatabaseError('moved', 'closed'))
    await expect(late).rejects.toThrow('closed')
    expect([kept.fault(), closed]).toEqual([null, [1]])
  })

  it('R23 is no business of errors that are not the file’s', async () => {
    const { kept, reported } = keep()
    await expect(kept.use(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
    expect([kept.fault(), reported]).toEqual([null, []])
  })
})
