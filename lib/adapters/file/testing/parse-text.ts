import { failure, type Result, success } from '../../../domain/result.ts'
import type { FileCatalog } from '../build-catalog.ts'
import type { Pictures } from '../pictures.ts'
import { parseCatalog } from '../read-catalog.ts'

/** What lies in the folder, and what of it is not shown. */
const pictures: Pictures = {
  byAddress: new Map(),
  byName: new Map<string, Result<string, 'picture-format' | 'picture-too-large'>>([
    ['banana.jpg', success('/fotos/1.jpg')],
    ['maca.webp', success('/fotos/2.webp')],
    ['uva.heic', failure('picture-format')],
    ['papel.gif', failure('picture-format')],
    ['batata-grande.jpg', failure('picture-too-large')],
  ]),
  nameByStem: new Map([
    ['banana', 'banana.jpg'],
    ['maca', null],
    ['uva', 'uva.heic'],
  ]),
}

type Content = string | Uint8Array

/** As a shop in Brazil reads a file. */
export function parse(content: Content, { previous = null as FileCatalog | null, writtenAt = '' } = {}) {
  return parseCatalog(
    { bytes: Buffer.from(content), writtenAt },
    { currency: 'brl', pictures, pictureHosts: ['fotos.example'], previous },
  )
}

/** Its catalogue; throws where there is none. */
export function read(content: Content, options?: Parameters<typeof parse>[1]): FileCatalog {
  const parsed = parse(content, options)
  if (!parsed.ok) throw new Error(parsed.error.kind)
  return parsed.value
}

/** As the person who saved it sees it: id, cents, cents of the offer, unit, grams and pieces; `-` is nothing. */
export function sold({ products, counts }: FileCatalog): readonly string[] {
  return products.flatMap(({ id, subtitle, variants }) =>
    variants.map(({ price, weightGrams, managesInventory, id: variant }) => {
      const pieces = managesInventory ? counts.get(variant)?.pieces : null
      return [id, price.amount, price.saleAmount, subtitle, weightGrams, pieces]
        .map((part) => part ?? '-')
        .join(' ')
    }),
  )
}

/** Lines and kinds of what is wrong. */
export const reported = ({ faults }: Pick<FileCatalog, 'faults'>) =>
  faults.map(({ line, kind }) => `${line} ${kind}`)

/** The same with the cell that is meant. */
export const reportedCells = ({ faults }: Pick<FileCatalog, 'faults'>) =>
  faults.map(({ line, kind, cell }) => `${line} ${kind} ${cell}`)
