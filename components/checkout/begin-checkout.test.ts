import { describe, expect, it, vi } from 'vitest'
import { specifiedZone } from '@/lib/domain/delivery'
import { knownDelivery, runOneTabAtATime } from './begin-checkout'

/** Locks as a browser has them, for one name. */
function oneLock() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) {
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
      const turn = Promise.race([last, aborted]).then(work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

describe('R8 two tabs at once', () => {
  it('take turns, and each has its own result', async () => {
    vi.stubGlobal('navigator', { locks: oneLock() })
    const events: string[] = []
    const work = (name: string) => async () => {
      events.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      events.push(`${name} ends`)
      return name
    }
    expect(await Promise.all([runOneTabAtATime(work('one')), runOneTabAtATime(work('two'))])).toEqual([
      'one',
      'two',
    ])
    expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })

  it('goes on without the other after a while', async () => {
    vi.stubGlobal('navigator', { locks: oneLock() })
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    void runOneTabAtATime(() => new Promise(() => undefined))
    vi.restoreAllMocks()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), 5)
      return controller.signal
    })
    expect(await runOneTabAtATime(async () => 'two')).toBe('two')
  })

  it('is done at once where the browser has no locks, or refuses them', async () => {
    vi.stubGlobal('navigator', {})
    expect(await runOneTabAtATime(async () => 1)).toBe(1)
    const refuse = async () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('navigator', { locks: { request: refuse } })
    expect(await runOneTabAtATime(async () => 2)).toBe(2)
  })

  it('is never done twice: what it throws is thrown', async () => {
    vi.stubGlobal('navigator', { locks: oneLock() })
    let runs = 0
    const work = async () => {
      runs += 1
      throw new Error('bug')
    }
    await expect(runOneTabAtATime(work)).rejects.toThrow('bug')
    expect(runs).toBe(1)
  })
})

const zones = [specifiedZone('Balneário Camboriú')]
const nothing = { city: '', whatsapp: '', substitution: null }

describe('what is known of the delivery', () => {
  it('is nothing where nothing was given, or only a city that is not served', () => {
    expect(knownDelivery(nothing, zones)).toBeNull()
    expect(knownDelivery({ ...nothing, city: 'Blumenau', whatsapp: ' ' }, zones)).toBeNull()
  })

  it('is a served city in any spelling, before it is verified too', () => {
    const given = { ...nothing, city: 'balneario camboriu' }
    expect(knownDelivery(given, zones)).toEqual(given)
  })

  it('is the contact alone, without the city that is not served', () => {
    expect(knownDelivery({ ...nothing, city: 'Blumenau', whatsapp: '47 99912-3456' }, zones)).toEqual({
      ...nothing,
      whatsapp: '47 99912-3456',
    })
  })
})
