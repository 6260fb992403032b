import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkScript, scriptFeatures } from './check-script.ts'
import { readPromise } from './promise.ts'

const packageFile = path.resolve(import.meta.dirname, '..', '..', 'package.json')
const promised = readPromise(JSON.parse(fs.readFileSync(packageFile, 'utf8')).browserslist)
const features = scriptFeatures(promised)
const found = (code: string) => checkScript(code, features, promised).map(({ feature }) => feature)

describe('the gate of promised browsers refuses in a script', () => {
  it.each([
    ['const s=AbortSignal.timeout(9e3)', 'AbortSignal.timeout'],
    ['f({signal:AbortSignal.any([a,b])})', 'AbortSignal.any'],
    ['structuredClone(a)', 'structuredClone'],
    ['a.findLast(b)', '.findLast()'],
    ['a.toSorted(b)', '.toSorted()'],
    ['a.toSpliced(1,0,b)', '.toSpliced()'],
    ['Object.groupBy(a,b)', 'Object.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Array.fromAsync(a)', 'Array.fromAsync'],
    ['URL.canParse(a)', 'URL.canParse'],
    ['a.showPopover()', '.showPopover()'],
    ['a.hidePopover()', '.hidePopover()'],
    ['document.startViewTransition(a)', '.startViewTransition()'],
    ['class A{static{b()}}', 'javascript.classes.static.initialization_blocks'],
    ['class A{b=(c)}', 'javascript.classes.public_class_fields'],
    ['/(?<=a)b/.test(c)', 'javascript.regular_expressions.lookbehind_assertion'],
    ['/(?<!a)b/.test(c)', 'javascript.regular_expressions.lookbehind_assertion'],
    ['/(?i:a)b/.test(c)', 'javascript.regular_expressions.modifier'],
    ['/[a--b]/v.test(c)', 'javascript.builtins.RegExp.unicodeSets'],
  ])('%s', (code, feature) => {
    expect(found(code)).toContain(feature)
  })

  it('and names the browsers that lack it', () => {
    expect(checkScript('AbortSignal.any(a)', features, promised)).toContainEqual({
      feature: 'AbortSignal.any',
      lacking: expect.arrayContaining(['chrome 95', 'safari 15.4', 'safari_ios 15.4', 'firefox 97']),
    })
  })
})

describe('the gate of promised browsers lets pass in a script', () => {
  it.each([
    [
      'what is as old as the promise',
      'a.at(-1);Object.hasOwn(a,b);a?.b;b??=c;class D{#e=1;f(g){return#e in g}}',
    ],
    [
      'what is looked for first',
      '"groupBy"in Object?Object.groupBy(a,b):c;typeof structuredClone=="function"&&structuredClone(d)',
    ],
    ['what is called only where it is', 'a.hidePopover?.()'],
    ['a method of its own by that name', 'class A{toSorted(b){return b}};new A().toSorted(c)'],
    ['names in texts and comments', '"AbortSignal.timeout(1)"/* AbortSignal.any(a) */'],
  ])('%s', (_, code) => {
    expect(found(code)).toEqual([])
  })
})

describe('the promise', () => {
  it('refuses a line that it cannot read', () => {
    expect(() => readPromise(['defaults'])).toThrow('"defaults"')
    expect(() => readPromise(['opera >= 80'])).toThrow('opera')
  })
})
