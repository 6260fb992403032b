import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkStyle } from './check-style.ts'
import { readPromise } from './promise.ts'

const packageFile = path.resolve(import.meta.dirname, '..', '..', 'package.json')
const promised = readPromise(JSON.parse(fs.readFileSync(packageFile, 'utf8')).browserslist)
const found = (css: string) => checkStyle(css, promised).map(({ feature }) => feature)

describe('the gate of promised browsers refuses in a style sheet', () => {
  it.each([
    ['@layer base{a{color:red}}', '@layer'],
    ['a{height:100dvh}', 'dvh'],
    ['a{max-height:calc(60svh - 1px)}', 'dvh'],
    ['a:has(b){color:red}', ':has'],
    ['a,b:has(c){color:red}', ':has'],
    ['a{&:hover{color:red}}', 'nesting'],
    ['a{color:oklch(1 0 0)}', 'oklch('],
    ['a{color:color-mix(in lab,red,blue)}', 'color-mix('],
    ['a{color:color-mix(in lab,red,blue);color:red}', 'color-mix('],
    ['a{--b:red;--b:oklch(1 0 0)}', 'oklch('],
    ['@media (width>=760px){a{color:red}}', 'media ranges'],
    ['@container (width>1px){a{color:red}}', '@container'],
    ['a:popover-open{color:red}', ':popover-open'],
    ['a{text-wrap:balance}', 'text-wrap'],
  ])('%s', (css, feature) => {
    expect(found(css)).toContain(feature)
  })
})

describe('the gate of promised browsers lets pass in a style sheet', () => {
  it.each([
    'a{inset:0;aspect-ratio:3/4;gap:1px;padding-inline:1px;width:min(1px,2px)}',
    'a{height:100vh;height:100dvh}',
    'a{color:red;color:oklch(1 0 0)}',
    '@supports selector(:has(a)){a:has(b){color:red}}',
    '@supports (color:oklch(0 0 0)){@media (min-width:1px){a{color:oklch(1 0 0)}}}',
    'a:is([open],:popover-open){color:red}',
    '.\\[\\&_b\\]\\:c d{color:red}',
    'a{-webkit-mask:none;mask:none}',
  ])('%s', (css) => {
    expect(found(css)).toEqual([])
  })
})
