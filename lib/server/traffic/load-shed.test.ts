import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Lane, scaledLanes, shopLanes } from './concurrency-limits.ts'
import { createLoadShed, type LoadShed } from './load-shed.ts'

const here = '203.0.113.7'
const elsewhere = '203.0.113.8'

let shed: LoadShed
let refused: string[] = []

function open(lanes: Readonly<Record<'api' | 'pages', Lane>>): void {
  refused = []
  shed = createLoadShed({ lanes, onShed: (lane) => refused.push(lane) })
}

beforeEach(() => open({ api: { places: 2, perAddress: 2 }, pages: { places: 1, perAddress: 1 } }))

describe('R19 the places of the shop', () => {
  it('R19 are refused when they are taken, and free again when a request is over', () => {
    const first = shed.enter('api', here)
    expect(shed.enter('api', here).turn).toBe(true)
    expect(shed.enter('api', elsewhere).turn).toBe(false)
    first.leave()
    expect(shed.enter('api', elsewhere).turn).toBe(true)
    expect(shed.enter('api', here).turn).toBe(false)
    expect(refused).toEqual(['api', 'api'])
  })

  it('R7 are apart, so that calls which hang leave the pages theirs', () => {
    for (let call = 0; call < 5; call += 1) shed.enter('api', here)
    expect(shed.enter('pages', here).turn).toBe(true)
  })

  it('S17 are not all for one address, whatever it asks', () => {
    open({ api: { places: 4, perAddress: 2 }, pages: { places: 1, perAddress: 1 } })
    const turns = Array.from({ length: 9 }, () => shed.enter('api', here).turn)
    expect(turns.filter(Boolean)).toHaveLength(2)
    expect(shed.enter('api', elsewhere).turn).toBe(true)
  })

  it('S17 of every lane are more than one address can take', () => {
    for (const [name, { places, perAddress, queue }] of Object.entries(shopLanes)) {
      expect(perAddress, name).toBeLessThanOrEqual(places / 2)
      if (queue) expect(queue.perAddress, name).toBeLessThanOrEqual(queue.places / 2)
    }
  })

  it('are as many for one address as the operator says', () => {
    const { rendered } = scaledLanes(shopLanes, 100)
    expect([rendered.perAddress, rendered.queue?.perAddress, rendered.places]).toEqual([400, 6400, 8])
    expect(scaledLanes(shopLanes, 0.1).cards.perAddress).toBe(1)
  })
})

describe('R19 who waits for a place', () => {
  const queue = { places: 3, perAddress: 2, milliseconds: 1000 }
  beforeEach(() => {
    vi.useFakeTimers()
    open({ api: { places: 1, perAddress: 1, queue }, pages: { places: 1, perAddress: 1 } })
  })

  it('S17 has its turn when one is free, address by address', async () => {
    const order: string[] = []
    const enter = (name: string, address: string) => {
      const place = shed.enter('api', address)
      void Promise.resolve(place.turn).then((isIn) => isIn && order.push(name))
      return place
    }
    const places = [enter('first', here), enter('second', here), enter('third', here)]
    places.push(enter('another', elsewhere))
    for (const place of places) {
      await vi.advanceTimersByTimeAsync(1)
      place.leave()
    }
    await vi.advanceTimersByTimeAsync(1)
    // The last one, from another address, does not wait behind all requests of the first address.
    expect(order).toEqual(['first', 'second', 'another'])
  })

  it('S17 is refused when one address fills its part of the queue, or time is up', async () => {
    const { leave } = shed.enter('api', here)
    const waiting = [shed.enter('api', here), shed.enter('api', here)]
    expect(shed.enter('api', here).turn).toBe(false)
    const other = shed.enter('api', elsewhere)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await Promise.all([...waiting, other].map(({ turn }) => turn))).toEqual([false, false, false])
    expect(refused).toHaveLength(4)
    leave()
    expect(shed.enter('api', elsewhere).turn).toBe(true)
  })

  it('leaves no trace when it goes away before its turn', async () => {
    const first = shed.enter('api', here)
    const gone = shed.enter('api', here)
    gone.leave()
    expect(await gone.turn).toBe(false)
    first.leave()
    expect(shed.enter('api', here).turn).toBe(true)
    expect(refused).toEqual([])
  })
})
