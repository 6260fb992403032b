import { beforeEach, describe, expect, it } from 'vitest'
import { createLoadShed, type LoadShed, shopLanes } from './load-shed.ts'

const lanes = [
  { name: 'api', path: /^\/api\//, places: 2 },
  { name: 'pages', path: /^/, places: 1 },
]

let time = 0
let told: [string, number][] = []
let shed: LoadShed
beforeEach(() => {
  time = 0
  told = []
  shed = createLoadShed({ lanes, now: () => time, onShed: (lane, refused) => told.push([lane, refused]) })
})

describe('R19 the places of the shop', () => {
  it('R19 are refused when they are taken, and free again when a request is over', () => {
    const leave = shed.enter('/api/a')
    expect(shed.enter('/api/b')).not.toBeNull()
    expect(shed.enter('/api/c')).toBeNull()
    leave?.()
    expect(shed.enter('/api/c')).not.toBeNull()
    expect(shed.enter('/api/d')).toBeNull()
  })

  it('R19 are given back once, however often a request ends', () => {
    const leave = shed.enter('/store')
    leave?.()
    leave?.()
    expect(shed.enter('/store')).not.toBeNull()
    expect(shed.enter('/store')).toBeNull()
  })

  it('R7 are apart, so that calls which hang leave the pages theirs', () => {
    for (let call = 0; call < 5; call += 1) shed.enter('/api/stock/x')
    expect(shed.enter('/store')).not.toBeNull()
  })

  it('R19 are not needed by the health of the shop and the files of an accepted page', () => {
    shed.enter('/')
    for (const path of ['/api/health/live', '/api/health/ready', '/_next/static/a.js', '/pictures/a.webp']) {
      for (let call = 0; call < 5; call += 1) expect(shed.enter(path), path).not.toBeNull()
    }
    expect(shed.enter('/')).toBeNull()
  })

  it('are told to the operator once a second, with the number of those refused', () => {
    shed.enter('/')
    for (let call = 0; call < 3; call += 1) shed.enter('/')
    expect(told).toEqual([['pages', 1]])
    time = 1000
    shed.enter('/')
    expect(told.at(-1)).toEqual(['pages', 3])
  })

  it('know a lane for every address', () => {
    const laneOf = (path: string) => shopLanes.find((lane) => lane.path.test(path))?.name
    expect(['/api/checkout', '/api/cart/quote', '/_next/image', '/', '*'].map(laneOf)).toEqual([
      'checkout',
      'api',
      'pictures',
      'pages',
      'pages',
    ])
  })
})
