import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../docs/named-paths.ts'
import { parseTexts } from './parse-texts.ts'
import { reasonedExceptions, strayTexts, vocabularyOf } from './stray-texts.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const shop = /^(app|components|stores|lib)\/.*\.tsx?$|^(instrumentation|middleware|next\.config)\.ts$/
const tests = /\.(contract|test)\.tsx?$|\/testing\//

const files = listFiles(root)
  .filter((name) => shop.test(name) && !tests.test(name))
  .map((name) => parseTexts({ name, code: fs.readFileSync(path.join(root, name), 'utf8') }))
const isCopy = (name: string) => /^lib\/(desk\/)?copy\//.test(name)
const copy = files.filter(({ name }) => isCopy(name))
const others = files.filter(({ name }) => !isCopy(name))
const vocabulary = vocabularyOf(copy, others)
const strays = strayTexts(others, vocabulary)

const exceptions = Object.keys(reasonedExceptions)
const isUnder = (file: string, exception: string) =>
  exception.endsWith('/') ? file.startsWith(exception) : file === exception

const found = (code: string) =>
  strayTexts([parseTexts({ name: 'made-up.tsx', code })], vocabulary).map(({ text }) => text)

describe('texts outside of lib/copy', () => {
  it('are none, but for the exceptions', () => {
    expect(files.length).toBeGreaterThan(600)
    expect(strays.filter(({ file }) => !exceptions.some((one) => isUnder(file, one)))).toEqual([])
  })

  it.each(exceptions)('are still in %s', (exception) => {
    expect(strays.some(({ file }) => isUnder(file, exception))).toBe(true)
  })
})

describe('a text', () => {
  it.each([
    ['between tags', '<p>Ok</p>', 'Ok'],
    ['that is read out', '<a aria-label="ok" />', 'ok'],
    ['with an accent', "const said = 'você'", 'você'],
    ['in a word that our texts have', "toast({ title: 'Carrinho' })", 'Carrinho'],
    ['in capitals', "const typed = 'EXCLUIR'", 'EXCLUIR'],
    ['in the middle of a template', `const line = \`<b>\${count} produtos</b>\``, ' produtos</b>'],
    ['of the server', "new Response('Tente novamente')", 'Tente novamente'],
    ['in another language, where it is shown', '<img alt="A sold-out banana" />', 'A sold-out banana'],
  ])('is found %s', (_, code, text) => {
    expect(found(code)).toEqual([text])
  })

  it.each([
    ['a locale', "n.toLocaleString('pt-BR')", 'pt-BR'],
    ['a locale of Open Graph', "const locale = 'pt_BR'", 'pt_BR'],
    ['a locale in a document', 'const html = `<html lang="pt-BR">`', '<html lang="pt-BR">'],
    ['a time zone', "format({ timeZone: 'America/Sao_Paulo' })", 'America/Sao_Paulo'],
    ['the locale of the machine', 'date.toLocaleDateString()', 'toLocaleDateString()'],
  ])('counts %s too', (_, code, text) => {
    expect(found(code)).toEqual([text])
  })

  it.each([
    ['English for logs and operators', "log('warn', 'checkout failed: the store is away')"],
    ['an address', "const path = '/categoria/frutas/menor-preco'"],
    ['a class', '<p className="font-bold do-not-shrink text-[20px]" />'],
    ['the name of a module', "import { carrinho } from '@/lib/Carrinho de Compras'"],
    ['a type', "type Kind = 'Carrinho' | 'Loja'"],
    ['a comment', "// 'Fechar' closes it"],
    ['a pattern', 'const pattern = /unidade|dúzia/u'],
  ])('is not %s', (_, code) => {
    expect(found(code)).toEqual([])
  })
})
