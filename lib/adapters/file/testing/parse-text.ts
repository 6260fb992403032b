import type { FileCatalog } from '../build-catalog.ts'
import type { Pictures } from '../pictures.ts'
import { parseCatalog } from '../read-catalog.ts'

/** What lies in the folder, and what of it is not shown. */
const pictures: Pictures = {
  byAddress: new Map(),
  addressByName: new Map([
    ['banana.jpg', '/fotos/1.jpg'],
    ['maca.webp', '/fotos/2.webp'],
  ]),
  nameByStem: new Map([
    ['banana', 'banana.jpg'],
    ['maca', null],
    ['uva', 'uva.heic'],
  ]),
  refused: new Map([
    ['uva.heic', 'picture-format'],
    ['papel.gif', 'picture-format'],
    ['batata-grande.jpg', 'picture-too-large'],
  ]),
}

/** As a shop in Brazil reads the bytes of a file. */
export function parse(bytes: Uint8Array, isJson = false) {
  return parseCatalog(
    { bytes, writtenAt: '' },
    { isJson, currency: 'brl', pictures, pictureHosts: ['fotos.example'], previous: null },
  )
}

/** A catalogue out of a text; throws where there is none. */
export function read(text: string): FileCatalog {
  const parsed = parse(Buffer.from(text))
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
