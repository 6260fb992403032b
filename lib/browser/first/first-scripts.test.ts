import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import { cameBackByKey, leftFromHereKey } from '../../../stores/checkout/storage-keys.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { fillScript } from '../fill-script.ts'
import everyPage from './every-page.ts?script'
import forgetReturn from './forget-return.ts?script'
import linkOrder from './link-order.ts?script'
import noteReturn from './note-return.ts?script'
import readSyntax from './read-syntax.ts?script'
import removeCopies from './remove-copies.ts?script'
import sayTooOld from './say-too-old.ts?script'
import showBoughtPlace from './show-bought-place.ts?script'
import theme from './theme.ts?script'

const reads = (code: string, ecmaVersion: 5 | 2021 | 2022) => {
  try {
    parse(code, { ecmaVersion })
    return true
  } catch {
    return false
  }
}

describe('the scripts that stand first', () => {
  it('ask for the syntax that the built scripts have, and for nothing newer', () => {
    expect([reads(readSyntax, 2021), reads(readSyntax, 2022)]).toEqual([false, true])
    expect(readSyntax).toMatch(/\(\?<name>.*\/ds.*#\w+ in /)
    const window = { readsScripts: false }
    new Function('window', readSyntax)(window)
    expect(window.readsScripts).toBe(true)
  })

  it('are read by every promised browser, and the word to older ones by the oldest', () => {
    for (const script of [
      everyPage,
      forgetReturn,
      linkOrder,
      noteReturn,
      removeCopies,
      showBoughtPlace,
      theme,
    ]) {
      expect(reads(script, 2022)).toBe(true)
    }
    expect(reads(fillScript(sayTooOld, { NOTICE: '<p>"$&' }), 5)).toBe(true)
  })

  it.each([
    [false, { className: 'font old-browser', written: '<p>"$&</p>' }],
    [true, { className: 'font', written: '' }],
  ])('say that one cannot buy where scripts are not read (they are: %s)', (readsScripts, said) => {
    let written = ''
    const document = {
      documentElement: { className: 'font' },
      write: (html: string) => {
        written += html
      },
    }
    const script = fillScript(sayTooOld, { NOTICE: '<p>"$&</p>' })
    new Function('window', 'document', script)({ readsScripts }, document)
    expect({ className: document.documentElement.className, written }).toEqual(said)
  })

  it('know that on the page of an order by message the tab is at its payment, and not back from it', () => {
    const sessionStorage = memoryStorage()
    sessionStorage.setItem(leftFromHereKey, 'attempt-1')
    sessionStorage.setItem(cameBackByKey, 'navigate')
    new Function('sessionStorage', forgetReturn)(sessionStorage)
    expect(sessionStorage.getItem(cameBackByKey)).toBeNull()
    expect(sessionStorage.getItem(leftFromHereKey)).toBe('attempt-1')
  })

  it('hold nothing that would end the element they stand in', () => {
    const notice = fillScript(sayTooOld, { NOTICE: '<p></p></script><!--' })
    for (const script of [everyPage, forgetReturn, noteReturn, removeCopies, theme, notice]) {
      expect(script).not.toMatch(/<\/|<!--/)
    }
  })
})
