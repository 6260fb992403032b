import { expect, it, vi } from 'vitest'
import { deskSummaryOf } from '@/lib/desk/browser/testing/sample-orders'
import { lateFirst } from './coming'

it('what is late and untold stands above what is late and told, and both above the rest, each as it came', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T16:30-03:00') })
  const over = '2026-11-25T14:00/16:00'
  const arrivesAt = '2026-11-25T20:00:00.000Z'
  const order = (code: string, more = {}) => deskSummaryOf({ code, state: 'arrived', ...more })
  const sorted = lateFirst([
    order('picking', { fulfillment: 'picking' }),
    order('told', { window: over, arrivesAt }),
    order('waiting'),
    order('untold', { window: over }),
    order('untold-too', { window: over }),
  ])
  expect(sorted.map(({ code }) => code)).toEqual(['untold', 'untold-too', 'told', 'picking', 'waiting'])
  vi.useRealTimers()
})
