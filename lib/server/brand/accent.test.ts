import fs from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentPalette, shortfallIn } from './accent.ts'
import { contrast, fromOklch, type Hex, toOklch } from './colour.ts'
import { themes } from './themes.ts'

const anyHex = fc
  .tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 255 })))
  .map((bytes): Hex => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)

const colouredBy = (accent: Hex) => {
  const palette = accentPalette(accent)
  if (!palette.ok) throw new Error(`${accent} is refused`)
  return palette.value
}

describe('the colours as they stand in the style sheet', () => {
  it('R83 hold every contrast that an accent has to hold', () => {
    expect(shortfallIn(themes)).toBeNull()
    const [light, dark] = fs.readFileSync('app/theme.css', 'utf8').split('.dark {')
    const colours = (sheet = '') =>
      Object.fromEntries([...sheet.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, hex]) => [name, hex]))
    expect(colours(light)).toMatchObject(themes.light)
    expect({ ...colours(light), ...colours(dark) }).toMatchObject(themes.dark)
  })

  it('R83 are measured as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBe(21)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(fromOklch(toOklch(hex))).toBe(hex)
      }),
    )
  })
})

describe('an accent colour', () => {
  it.each(['#7a1f2b', '#1f3a8a', '#5b21b6', '#0f5c5c', '#9a3412', '#333333', '#000000'] as const)(
    'R83 %s is taken: by day as it is, by night as shades of it that can be read',
    (accent) => {
      const palette = colouredBy(accent)
      expect(palette.light).toMatchObject({ header: accent, primary: accent, ribbon: accent })
      expect(shortfallIn(palette)).toBeNull()
    },
  )

  it.each([
    ['#ffcc00', 'light', 'header-foreground', 'header'],
    ['#ff5a5f', 'light', 'header-foreground', 'header'],
    ['#00ffd5', 'light', 'header-foreground', 'header'],
    ['#ffffff', 'light', 'header-foreground', 'header'],
  ] as const)('R83 %s is refused, with the pair that fails and a shade that is taken', (accent, ...pair) => {
    const refused = accentPalette(accent)
    if (refused.ok) throw new Error('it is taken')
    const { theme, foreground, background, ratio, least, nearest } = refused.error
    expect([theme, foreground, background]).toEqual(pair)
    expect(ratio).toBeLessThan(least)
    expect(accentPalette(nearest).ok).toBe(true)
  })

  it('R83 of any colour all contrasts hold, or those of the shade that is named, which has its hue', () => {
    fc.assert(
      fc.property(anyHex, (accent) => {
        const first = accentPalette(accent)
        const taken = first.ok ? accent : first.error.nearest
        expect(shortfallIn(colouredBy(taken))).toBeNull()
        const [meant, got] = [toOklch(accent), toOklch(taken)]
        if (meant.chroma > 0.1 && got.chroma > 0.06) {
          const apart = Math.abs(meant.hue - got.hue)
          expect(Math.min(apart, 360 - apart)).toBeLessThan(6)
        }
      }),
      { numRuns: 60 },
    )
  })
})
