import { describe, expect, it } from 'vitest'
import { cameBackByKey, leftFromHereKey } from '../../../stores/checkout/storage-keys.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { fillScript } from '../fill-script.ts'
import everyPage from './every-page.ts?script'
import forgetReturn from './forget-return.ts?script'
import noteReturn from './note-return.ts?script'
import removeCopies from './remove-copies.ts?script'
import sayTooOld from './say-too-old.ts?script'
import theme from './theme.ts?script'

describe('the scripts that stand first', () => {
  it.each([
    ['is an old one', {}, '<p>"$&</p>'],
    ['runs the scripts', { registerProperty() {} }, ''],
  ])('say that one cannot buy where the browser %s', (_, CSS, said) => {
    let written = ''
    const document = {
      write: (html: string) => {
        written += html
      },
    }
    const script = fillScript(sayTooOld, { NOTICE: '<p>"$&</p>' })
    new Function('CSS', 'document', script)(CSS, document)
    expect(written).toBe(said)
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
