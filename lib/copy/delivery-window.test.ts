import { describe, expect, it } from 'vitest'
import { windowText, windowTextOn } from './delivery-window.ts'

describe('a window in words', () => {
  it('is called by its day and hours', () => {
    expect(windowText('2026-11-25T16:00/18:00')).toBe('qua, 25/11, 16h–18h')
    expect(windowText('2026-11-28T22:30/00:00')).toBe('sáb, 28/11, 22h30–0h')
    expect(windowText('quando der')).toBe('quando der')
  })

  it.each([
    ['2026-11-25', 'Hoje, 9h–12h'],
    ['2026-11-24', 'Amanhã, 9h–12h'],
    ['2026-11-23', 'Quarta, 9h–12h'],
    ['2026-11-19', 'Quarta, 9h–12h'],
    ['2026-11-18', 'Qua, 25/11, 9h–12h'],
    ['2026-11-26', 'Qua, 25/11, 9h–12h'],
  ])('is called as it is on %s: %s', (today, text) => {
    expect(windowTextOn('2026-11-25T09:00/12:00', today)).toBe(text)
  })
})
