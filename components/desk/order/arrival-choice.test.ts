import { expect, it } from 'vitest'
import { leavesWithoutHour } from './arrival-choice'

it('an order that leaves has an hour where one that is still to come was announced', () => {
  const inMinutes = (minutes: number) => ({
    arrivesAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  })
  expect([{}, { arrivesAt: null }, inMinutes(-5), inMinutes(30)].map(leavesWithoutHour)).toEqual([
    true,
    true,
    true,
    false,
  ])
})
