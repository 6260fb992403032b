import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openFileSource } from '../../server/files/file-source.ts'
import { excelWorkbook } from '../../server/workbook/testing/excel-workbook.ts'
import type { FileCatalog } from './build-catalog.ts'
import { listPictures, readPicture } from './pictures.ts'
import { follow, openFileStore } from './testing/sample-store.ts'

type Opened = Awaited<ReturnType<typeof openFileStore>>
let store: Opened
afterEach(() => store.close())

const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check)

const head = 'id;nome;preço;estoque;foto\n'

async function prices({ catalog }: Pick<Opened, 'catalog'>): Promise<Record<string, number | undefined>> {
  const current = await catalog.current()
  if (!current.ok) throw new Error(current.error.kind)
  return Object.fromEntries(
    current.value.products.map(({ id, variants }) => [id, variants[0]?.price.amount] as const),
  )
}

describe('R41 a catalogue file that is followed', () => {
  it('is read again once it has changed, and names its wrong rows in the log', async () => {
    store = await openFileStore({ text: `${head}1;Banana;5,00;;\n2;Uva;;;\n` })
    expect(await prices(store)).toEqual({ 1: 500 })
    // The start says them by itself.
    expect(store.logged).toEqual(['catalog-file.read 1'])
    fs.writeFileSync(store.file, `${head}1;Banana;6,00;;\n2;;1,00;;\n`)
    await eventually(async () => expect(await prices(store)).toEqual({ 1: 600 }))
    await eventually(() => expect(store.logged).toContain('catalog-file.wrong-row 3 name-missing'))
    fs.renameSync(store.file, `${store.file}~`)
    fs.writeFileSync(store.file, `${head}3;Uva;7,00;;\n`)
    await eventually(async () => expect(await prices(store)).toEqual({ 3: 700 }))
  })

  it('keeps its last good state while it is broken or gone, also over a start', async () => {
    store = await openFileStore({ text: `${head}1;Banana;5,00;;\n` })
    expect(await prices(store)).toEqual({ 1: 500 })
    await eventually(() => expect(fs.existsSync(path.join(store.folder, 'kept', 'last-good.csv'))).toBe(true))
    for (const broken of [
      '',
      '"',
      'nome\nBanana\n',
      `${head}1;"B;9,00\n2;C;1";5,00\n`,
      `${head}1;PÃ£o;4;;\n`,
    ]) {
      const before = store.logged.length
      fs.writeFileSync(store.file, broken)
      await eventually(() => expect(store.logged.length).toBeGreaterThan(before))
      expect(await prices(store)).toEqual({ 1: 500 })
    }
    fs.rmSync(store.file)
    const again = follow(store)
    expect(await prices({ catalog: again })).toEqual({ 1: 500 })
    again.close()
  })

  it('is read once it lies still, not while it is being written, also where that is asked for', async () => {
    store = await openFileStore({ text: `${head}1;Banana;5,00;;\n` })
    const own = openFileSource(store.file, { maximumBytes: 5_000_000, hosts: [], intervalMs: 0 })
    const counts: number[] = []
    const coming: string[] = []
    const findSignature = () => {
      fs.appendFileSync(store.file, coming.shift() ?? '')
      return own.findSignature()
    }
    const onCatalog = ({ products }: FileCatalog) => void counts.push(products.length)
    const catalog = follow({ folder: store.folder, source: { ...own, findSignature }, onCatalog, lookMs: 5 })
    await catalog.current()
    coming.push(...[2, 3, 4, 5, 6].map((id) => `${id};Uva ${id};7,00;;\n`))
    await eventually(() => expect(counts).toEqual([1, 6]))
    catalog.close()
    coming.push(...[7, 8, 9].map((id) => `${id};Uva ${id};7,00;;\n`))
    await catalog.readAgain()
    expect(counts).toEqual([1, 6, 9])
  })

  it('R78 sells no other sheet once it had one called loja, also over a start, and says which it reads', async () => {
    const sheet = (name: string, ...row: string[]) => ({ name, rows: [['nome', 'preço'], row] })
    const costs = sheet('custos', 'CUSTO', '1,00')
    const book = (name: string) => excelWorkbook({ sheets: [costs, sheet(name, 'Banana', '5,00')] })
    store = await openFileStore({ text: book('Loja') })
    const banana = { banana: 500 }
    expect(await prices(store)).toEqual(banana)
    const named = { name: 'Loja', isNamed: true, isAlone: false, isGuessed: false }
    expect(store.catalog.report()).toMatchObject({ sheet: named, fault: null })
    fs.writeFileSync(store.file, book('Produtos'))
    await eventually(() => expect(store.catalog.report().fault).toEqual({ kind: 'sheet-gone' }))
    expect([await prices(store), store.catalog.report().sheet]).toEqual([banana, named])
    const start = async (file: string) => {
      const again = follow({ folder: store.folder, file })
      const sold = await prices({ catalog: again })
      again.close()
      return [sold, again.report()] as const
    }
    const [sold, report] = await start(store.file)
    expect([sold, report.fault]).toEqual([banana, { kind: 'sheet-gone' }])
    // Another workbook never had one: its first is sold, and that is said.
    const other = path.join(store.folder, 'outra.xlsx')
    fs.writeFileSync(other, book('Produtos'))
    const [guessed, said] = await start(other)
    expect([guessed, said.sheet?.isGuessed, said.fault]).toEqual([{ custo: 100 }, true, null])
    fs.writeFileSync(store.file, book('LOJA'))
    await eventually(() => expect(store.catalog.report().fault).toBeNull())
  })

  it('says why while it was never good, and is there as soon as it is', async () => {
    store = await openFileStore({ text: 'nome\n' })
    const stock = await store.api.listProducts({ offset: 0, limit: 1 })
    expect(stock).toMatchObject({ ok: false, error: { kind: 'unavailable', status: 503 } })
    fs.writeFileSync(store.file, `${head}1;Banana;5,00;;\n`)
    await eventually(async () =>
      expect((await store.api.listProducts({ offset: 0, limit: 1 })).ok).toBe(true),
    )
  })
})

describe('S34 pictures beside the file', () => {
  const square = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background: '#fff' } })
  const bomb = square(8000).png().toBuffer()

  it('are found whatever their case, and have another address once they changed', async () => {
    store = await openFileStore({ text: `${head}1;Banana;5,00;;BANANA.jpg|falta.png\n` })
    const picture = path.join(store.picturesFolder, 'banana.JPG')
    fs.writeFileSync(picture, await square(10).jpeg().toBuffer())
    const addressOf = async () => {
      const current = await store.catalog.current()
      return current.ok ? current.value.products[0]?.pictures[0] : undefined
    }
    await eventually(async () => expect(await addressOf()).toMatch(/^\/fotos\/[0-9a-f]{24}\.jpg$/))
    const before = await addressOf()
    fs.rmSync(picture)
    fs.writeFileSync(picture, await square(20).jpeg().toBuffer())
    await eventually(async () => expect([before, undefined]).not.toContain(await addressOf()))
  })

  it('R67 that are none, cut off, or have too many pixels, are reported by their reason and not shown', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff', noise } })
    const whole = await photo.jpeg().toBuffer()
    const half = Math.floor(whole.length / 2)
    const png = await photo.png({ progressive: true }).toBuffer()
    const damaged = {
      'page.jpg': Buffer.from('no picture at all'),
      'cut.jpg': whole.subarray(0, half),
      'cut.png': png.subarray(0, half),
      'torn.jpg': Buffer.from(whole).fill(0, half),
    }
    const good = {
      'phone.jpg': Buffer.concat([whole, Buffer.from('SEFT')]),
      'good.png': await square(9).png().toBuffer(),
    }
    const files = { ...damaged, 'bomb.png': await bomb, ...good }
    store = await openFileStore({ text: `${head}1;Banana;5,00;;${Object.keys(files).join('|')}\n` })
    const write = (name: string, bytes: Buffer) =>
      fs.writeFileSync(path.join(store.picturesFolder, name), bytes)
    for (const [name, bytes] of Object.entries(files)) write(name, bytes)
    const reported = () =>
      store.catalog.report().rows.map(({ kind, cell, other }) => `${kind} ${cell} ${other}`)
    const reasons = Object.keys(damaged).map((name) => `picture-damaged ${name} `)
    const tooLarge = 'picture-too-many-pixels bomb.png 50'
    await eventually(() => expect(reported()).toEqual([...reasons, tooLarge]))
    const current = await store.catalog.current()
    expect(current.ok && current.value.products[0]?.pictures).toHaveLength(2)
    for (const name of Object.keys(damaged)) write(name, await square(11).jpeg().toBuffer())
    await eventually(() => expect(reported()).toEqual([tooLarge]))
  })

  it('are files of the folder alone: no link, no other folder, no other format, nothing huge', async () => {
    store = await openFileStore({ text: `${head}1;Banana;5,00;;../loja.csv|/etc/passwd|a.svg\n` })
    const folder = store.picturesFolder
    const png = await square(10).png().toBuffer()
    fs.writeFileSync(path.join(store.folder, 'secret.png'), png)
    fs.symlinkSync(path.join(store.folder, 'secret.png'), path.join(folder, 'link.png'))
    fs.mkdirSync(path.join(folder, 'folder.png'))
    fs.writeFileSync(path.join(folder, 'a.svg'), '<svg/>')
    fs.writeFileSync(path.join(folder, '.hidden.png'), png)
    fs.writeFileSync(path.join(folder, 'empty.png'), '')
    fs.truncateSync(path.join(folder, 'empty.png'), 9_000_000)
    fs.writeFileSync(path.join(folder, 'good.png'), png)
    const { byAddress } = await listPictures(folder)
    expect([...byAddress.values()]).toEqual(['good.png'])
    const current = await store.catalog.current()
    expect(current.ok && current.value.products[0]?.pictures).toEqual([])
  })

  it('are given as what they are, and not at all where they are none, a link by now, or fill the memory', async () => {
    store = await openFileStore({ text: `${head}1;Banana;5,00;;\n` })
    const folder = store.picturesFolder
    const give = (name: string) => readPicture(folder, name)
    fs.writeFileSync(path.join(folder, 'really.png'), await square(10).webp().toBuffer())
    fs.writeFileSync(path.join(folder, 'page.png'), '<script>alert(1)</script>')
    fs.writeFileSync(path.join(folder, 'cut.png'), (await square(10).png().toBuffer()).subarray(0, 12))
    fs.writeFileSync(path.join(folder, 'bomb.png'), await bomb)
    fs.symlinkSync('/etc/passwd', path.join(folder, 'link.png'))
    expect((await give('really.png'))?.type).toBe('image/webp')
    for (const name of ['page.png', 'cut.png', 'bomb.png', 'link.png', 'none.png']) {
      expect([name, await give(name)]).toEqual([name, null])
    }
  })
})
