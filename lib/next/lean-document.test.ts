import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { newFolder } from '../testing/new-folder.ts'
import { inlineSheets, leanDocument } from './lean-document.ts'

const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026')}])</script>`
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'

/** What the browser's router is handed: the inline scripts, run in their order. */
function run(html: string): string {
  const pieces: [number, string?][] = []
  for (const [, code] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    new Function('self', code ?? '')({ __next_f: pieces })
  }
  return pieces.map(([, text = '']) => text).join('')
}

describe('the document of a cached page', () => {
  it('hands React the same stream in one script', () => {
    const html = `<body>${start}${push('1:"pão & \\"queijo\\"\u2028"\n')}${push('2:["<b>"]\n')}${push('3:null\n')}</body>`
    const lean = leanDocument(html)
    expect(run(lean)).toBe(run(html))
    expect(lean.split('<script').length - 1).toBe(2)
  })

  it('keeps the pieces of a stream with bytes in it as they are', () => {
    const html = `${start}${push('1:null\n')}<script>self.__next_f.push([3,"AAAA"])</script>${push('2:null\n')}${push('3:null\n')}`
    expect(leanDocument(html)).toBe(html)
  })

  it('leaves structured data to the document alone, wherever the stream was cut', () => {
    const data = JSON.stringify({ name: 'Pão & queijo \\u003c 3'.repeat(60) })
    const stream = `1:["$","script",null,{}]\n32:T${Buffer.byteLength(data).toString(16)},${data}33:null\n`
    const html = `<script type="application/ld+json">${data}</script>${start}${push(stream.slice(0, 300))}${push(stream.slice(300))}`
    const lean = leanDocument(html)
    expect(lean).toContain(`<script type="application/ld+json">${data}</script>`)
    expect(run(lean.replace(/<script type[\s\S]*?<\/script>/, ''))).toBe(
      '1:["$","script",null,{}]\n32:T2,{}33:null\n',
    )
  })

  it('leaves out the polyfills of browsers that run none of its scripts', () => {
    const html =
      '<script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script><p>'
    expect(leanDocument(html)).toBe('<script src="/_next/a.js" async=""></script><p>')
  })

  it('holds its style sheets, with the addresses of their files made whole', () => {
    const build = newFolder()
    fs.mkdirSync(path.join(build, 'static/chunks'), { recursive: true })
    fs.writeFileSync(path.join(build, 'static/chunks/a.css'), 'a{src:url(../media/f.woff2)}')
    const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"'
    expect(inlineSheets(`<head>${link}/></head>`, build)).toBe(
      `<head><style>a{src:url(/_next/static/media/f.woff2)}</style>${link} disabled=""/></head>`,
    )
  })
})
