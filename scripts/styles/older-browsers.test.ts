import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import olderBrowsers from './older-browsers.cjs'

const sheet = (css: string) => postcss([olderBrowsers()]).process(css, { from: undefined }).css

describe('a style sheet for older browsers', () => {
  it('has no layers: what they hold stands in their order, what is in none last', () => {
    const layered = `@layer theme, base, components, utilities; .free { color: red }
      @layer utilities { .u { color: red } } @layer base { a { color: red } }
      @layer components { .c { color: red } } @layer base { b { color: red } }`
    expect(sheet(layered).match(/[.\w]+(?= \{)/g)).toEqual(['a', 'b', '.c', '.u', '.free'])
    expect(sheet(layered)).not.toContain('@layer')
  })

  it('refuses a layer that has no place', () => {
    expect(() => sheet('@layer other { a { color: red } }')).toThrow('no layer is called other')
  })

  it('has a plain height before one that follows the bars of the browser', () => {
    expect(sheet('a{max-height:calc(100dvh - 2px)}')).toBe(
      'a{max-height:calc(100vh - 2px);max-height:calc(100dvh - 2px)}',
    )
    expect(sheet('a{min-height:60svh}')).toBe('a{min-height:60vh;min-height:60svh}')
  })
})
