import { afterEach, describe, expect, it } from 'vitest'
import { DatabaseError, type DatabaseFault } from './fault.ts'
import { type KeptConnected, keepConnected } from './keep-connected.ts'

let kept: KeptConnected<number>
afterEach(() => kept.close())

function keep({ isAway }: { readonly isAway: () => boolean }) {
  const reported: (DatabaseFault | null)[] = []
  let opened = 0
  const answer = async () => {
    if (isAway()) throw new DatabaseError('unreachable', 'away')
  }
  kept = keepConnected({
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

describe('a database that is kept connected', () => {
  it('lets the first user wait until it is connected', async () => {
    const reported = keep({ isAway: () => false })
    expect(await kept.use(async (number) => number)).toBe(1)
    expect([kept.fault(), reported]).toEqual([null, []])
  })

  it('R26 says at once that it is away, and is there again by itself', async () => {
    let isAway = true
    const reported = keep({ isAway: () => isAway })
    await expect(kept.use(async () => undefined)).rejects.toThrow('away')
    isAway = false
    await expect.poll(() => kept.fault(), { timeout: 10_000 }).toBeNull()
    expect(await kept.use(async (number) => number)).toBe(1)
    expect(reported).toEqual(['unreachable', null])
  })

  it('R26 notices with the work of a user, and asks nothing of it meanwhile', async () => {
    keep({ isAway: () => false })
    await expect(
      kept.use(async () => {
        throw new DatabaseError('unreachable', 'gone')
      }),
    ).rejects.toThrow('gone')
    await expect(kept.use(() => Promise.reject(new Error('was asked')))).rejects.toThrow('gone')
    await expect.poll(() => kept.fault(), { timeout: 10_000 }).toBeNull()
  })

  it('goes on with the same connection where the fault is one that passes', async () => {
    keep({ isAway: () => false })
    const locked = () => Promise.reject(new DatabaseError('locked', 'waited'))
    await expect(kept.use(locked)).rejects.toThrow('waited')
    expect(await kept.use(async (number) => number)).toBe(1)
  })
})
