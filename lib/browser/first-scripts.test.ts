import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import { keptTapScript, modernSyntax, noScriptNotice, oldBrowserScript } from './first-scripts.ts'

const reads = (code: string, ecmaVersion: 5 | 2018 | 2021 | 2022) => {
  try {
    parse(code, { ecmaVersion })
    return true
  } catch {
    return false
  }
}

/** Runs the script in a page that reads the shop's scripts, or does not. */
function run(script: string, readsScripts: boolean) {
  const written: string[] = []
  const document = { documentElement: { className: 'font' }, write: (html: string) => written.push(html) }
  new Function('self', 'document', script)({ readsScripts }, document)
  return { className: document.documentElement.className, written: written.join('') }
}

describe('the scripts that stand first', () => {
  it('ask for the syntax that the built scripts have, and for nothing newer', () => {
    expect([reads(modernSyntax, 2021), reads(modernSyntax, 2022)]).toEqual([false, true])
  })

  it('speak to the oldest browsers in their own language', () => {
    expect(reads(oldBrowserScript('+5547999123456'), 5)).toBe(true)
    expect(reads(keptTapScript, 2018)).toBe(true)
  })

  it('say that one cannot buy, with a link to the number where there is one', () => {
    expect(run(oldBrowserScript('+5547999123456'), false)).toEqual({
      className: 'font old-browser',
      written:
        '<p class="old-browser-notice">Este navegador é antigo demais para comprar aqui: <a href="https://wa.me/5547999123456">peça pelo WhatsApp</a>.</p>',
    })
    expect(run(oldBrowserScript(null), false).written).toBe(
      '<p class="old-browser-notice">Este navegador é antigo demais para comprar aqui: atualize o navegador ou use outro aparelho.</p>',
    )
  })

  it('have a word for those who switched them off, too', () => {
    expect(noScriptNotice('+5547999123456')).toBe(
      '<p class="old-browser-notice">Para comprar aqui, ligue o JavaScript do navegador: <a href="https://wa.me/5547999123456">peça pelo WhatsApp</a>.</p>',
    )
  })

  it('say nothing to everybody else', () => {
    expect(run(oldBrowserScript(null), true)).toEqual({ className: 'font', written: '' })
  })

  it('hold nothing that would end the element they stand in', () => {
    for (const script of [modernSyntax, oldBrowserScript('+5547999123456'), keptTapScript]) {
      expect(script).not.toMatch(/<\/|<!--/)
    }
  })
})
