import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { indexCatalog } from '../catalog/snapshot.ts'
import { newFolder } from '../testing/new-folder.ts'
import { productIdOf, productOf } from '../testing/sample-values.ts'
import { createCatalogSearch } from './current-search-index.ts'
import { type FollowedWords, followWords } from './follow-words.ts'
import { operatorWordsLimits } from './operator-words.ts'
import { searchCatalog } from './search-catalog.ts'
import { suggest } from './suggest.ts'

const titles = ['Refrigerante Cola', 'Picanha', 'Carvão', 'Pão Doce', 'Molho Quero']
const catalog = indexCatalog({
  products: titles.map((title, index) => productOf({ id: productIdOf(index), title })),
  collections: [],
  language: null,
  readAt: '',
})

let folder: string
let file: string
let logged: string[]
let open: FollowedWords[]
let replaced: number
beforeEach(() => {
  folder = newFolder()
  file = path.join(folder, 'busca.txt')
  logged = []
  open = []
  replaced = 0
})
afterEach(() => {
  for (const words of open) words.close()
})

const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 20_000 })

/** A search as the shop opens it, on the file as it is now. */
function openSearch() {
  const words = followWords({
    file,
    log: (level, event, { line, reason }) =>
      void logged.push([level, event, line ?? '', reason ?? ''].join(' ').trim()),
    onChange: () => search.rebuild(),
    lookMs: 20,
  })
  open.push(words)
  const search = createCatalogSearch({
    findWords: words.current,
    onReplaced: () => {
      replaced += 1
    },
    onFailure: (error) => void logged.push(String(error)),
  })
  search.update(catalog)
  return async (query: string) => {
    const index = await search.current()
    if (!index) throw new Error('no index')
    const { products, correction } = searchCatalog({ index, catalog }, query)
    const suggested = suggest({ index, catalog }, query).products
    expect(suggested.map(({ title }) => title)).toEqual(products.map(({ title }) => title))
    return { titles: products.map(({ title }) => title), correction }
  }
}

describe('R43 the operator’s words of the search', () => {
  it('count as soon as they are written, expire pages of results, and go with the file', async () => {
    const find = openSearch()
    expect(await find('gasosa')).toEqual({ titles: [], correction: null })
    expect((await find('churrasco')).titles).toEqual([])
    fs.writeFileSync(file, 'GASOSA = refrigerante = gasosa\ngasosa = tubaína\nchurrasco > picanha, carvao\n')
    await eventually(async () => expect((await find('Gasosas')).titles).toEqual(['Refrigerante Cola']))
    expect(replaced).toBe(1)
    expect((await find('tubaina')).titles).toEqual([])
    expect((await find('gasos')).titles).toEqual(['Refrigerante Cola'])
    expect(await find('gazosa')).toEqual({ titles: ['Refrigerante Cola'], correction: 'gasosa' })
    expect((await find('churrasco')).titles.toSorted()).toEqual(['Carvão', 'Picanha'])
    expect((await find('picanha')).titles).toEqual(['Picanha'])
    expect((await find('refri')).titles).toEqual(['Refrigerante Cola'])
    fs.rmSync(file)
    await eventually(async () => expect((await find('gasosa')).titles).toEqual([]))
    expect(replaced).toBe(2)
    expect((await find('refri')).titles).toEqual(['Refrigerante Cola'])
    expect(logged).toEqual(['info search-words.read', 'info search-words.gone'])
  })

  it('are there with the first answer, however an editor saves them', async () => {
    const text = 'gasosa = refrigerante\r\nsonho = pão doce\r\n'
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    for (const bytes of [text, `\uFEFF${text}`, utf16, Buffer.from(text, 'latin1')]) {
      fs.writeFileSync(file, bytes)
      const find = openSearch()
      expect((await find('gasosa')).titles).toEqual(['Refrigerante Cola'])
      expect((await find('sonho')).titles).toEqual(['Pão Doce'])
    }
    expect(logged).toEqual(Array(4).fill('info search-words.read'))
  })

  it('leave out of a query what says nothing, unless it is all that was asked for', async () => {
    fs.writeFileSync(file, 'ignorar: por favor, Quéro, promoção de hoje\n')
    const find = openSearch()
    for (const query of ['quero picanha por favor', 'picanha promocao de hoje', 'PICANHA, POR FAVOR!']) {
      expect([query, await find(query)]).toEqual([query, { titles: ['Picanha'], correction: null }])
    }
    expect((await find('quero')).titles).toEqual(['Molho Quero'])
  })

  it('are named by their line where they are wrong, and the other lines count', async () => {
    fs.writeFileSync(file, `gasosa\n${'x\n'.repeat(60)}gasosa = refrigerante\n`)
    const find = openSearch()
    expect((await find('gasosa')).titles).toEqual(['Refrigerante Cola'])
    expect(logged[0]).toBe('warn search-words.wrong-line 1 it has no =, no > and no "ignorar:"')
    expect(logged).toHaveLength(51)
  })

  it('stay as they were while the file cannot be read, which is said once', async () => {
    fs.writeFileSync(file, 'gasosa = refrigerante\n')
    const find = openSearch()
    expect((await find('gasosa')).titles).toEqual(['Refrigerante Cola'])
    const unusable = () => logged.filter((line) => line.includes('search-words.unusable'))
    fs.writeFileSync(file, 'x'.repeat(operatorWordsLimits.bytes + 1))
    await eventually(() =>
      expect(unusable()).toEqual(['error search-words.unusable  it has more than 64000 bytes']),
    )
    fs.rmSync(file)
    fs.mkdirSync(file)
    await eventually(() => expect(unusable().at(-1)).toMatch(/no file|EISDIR/))
    expect((await find('gasosa')).titles).toEqual(['Refrigerante Cola'])
    fs.rmdirSync(file)
    fs.writeFileSync(file, 'gasosa = picanha\n')
    await eventually(async () => expect((await find('gasosa')).titles).toEqual(['Picanha']))
    expect(unusable()).toHaveLength(2)
  })
})
