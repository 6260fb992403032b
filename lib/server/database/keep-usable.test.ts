import { afterEach, describe, expect, it } from 'vitest'
import { DatabaseError, type DatabaseFault } from './fault.ts'
import { keepUsable } from './keep-usable.ts'

function keepFile() {
  let opened = 0
  const closed: number[] = []
  const reported: (DatabaseFault | null)[] = []
  const kept = keepUsable({
    isServer: false,
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

describe('R23 a file that is kept usable', () => {
  it('R23 is opened anew after a fault that stays, and the old one is closed', async () => {
    const { kept, closed, reported } = keepFile()
    await expect(kept.use(fails('damaged'))).rejects.toThrow('now')
    await expect(kept.use((number) => number)).rejects.toThrow('now')
    await expect.poll(() => kept.fault()).toBeNull()
    expect(await kept.use((number) => number)).toBe(2)
    expect([closed, reported]).toEqual([[1], ['damaged', null]])
  })

  it('R23 stays open through a fault that passes', async () => {
    const { kept, closed, reported } = keepFile()
    for (const fault of ['locked', 'full'] as const) {
      await expect(kept.use(fails(fault))).rejects.toThrow('now')
      expect(kept.fault()).toBe(fault)
      expect(await kept.use((number) => number)).toBe(1)
      await expect.poll(() => kept.fault()).toBeNull()
    }
    expect([closed, reported]).toEqual([[], ['locked', null, 'full', null]])
  })

  it('R23 is not given up for a query that was still sent to the one before', async () => {
    const { kept, closed } = keepFile()
    let failLate = (_error: Error) => {}
    const late = kept.use(() => new Promise((_resolve, reject) => (failLate = reject)))
    await expect(kept.use(fails('disk'))).rejects.toThrow('now')
    await expect.poll(() => kept.fault()).toBeNull()
    failLate(new DatabaseError('moved', 'closed'))
    await expect(late).rejects.toThrow('closed')
    expect([kept.fault(), closed]).toEqual([null, [1]])
  })

  it('R23 is no business of errors that are not the file’s', async () => {
    const { kept, reported } = keepFile()
    await expect(kept.use(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
    expect([kept.fault(), reported]).toEqual([null, []])
  })
})

let server: ReturnType<typeof keepUsable<number>>

function keepServer({ isAway }: { readonly isAway: () => boolean }) {
  const reported: (DatabaseFault | null)[] = []
  let opened = 0
  const answer = async () => {
    if (isAway()) throw new DatabaseError('unreachable', 'away')
  }
  server = keepUsable({
    isServer: true,
    open: async () => {
      await answer()
      opened += 1
      return opened
    },
    check: answer,
    close: async () => undefined,
    onChange: (fault) => reported.push(fault),
  })
  return reported
}

describe('a server that is kept usable', () => {
  afterEach(() => server.close())

  it('R26 says at once that it is away, and is there again by itself', async () => {
    let isAway = true
    const reported = keepServer({ isAway: () => isAway })
    await expect(server.use(async () => undefined)).rejects.toThrow('away')
    isAway = false
    await expect.poll(() => server.fault()).toBeNull()
    expect(await server.use(async (number) => number)).toBe(1)
    expect(reported).toEqual(['unreachable', null])
  })

  it('R26 notices with the work of a user, and asks nothing of it meanwhile', async () => {
    keepServer({ isAway: () => false })
    await expect(
      server.use(async () => {
        throw new DatabaseError('unreachable', 'gone')
      }),
    ).rejects.toThrow('gone')
    await expect(server.use(() => Promise.reject(new Error('was asked')))).rejects.toThrow('gone')
    await expect.poll(() => server.fault()).toBeNull()
  })

  it('goes on with the same connection where the fault is one that passes', async () => {
    keepServer({ isAway: () => false })
    const locked = () => Promise.reject(new DatabaseError('locked', 'waited'))
    await expect(server.use(locked)).rejects.toThrow('waited')
    expect(await server.use(async (number) => number)).toBe(1)
  })
})
