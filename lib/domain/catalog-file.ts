export const fileFields = [
  'id',
  'barcode',
  'name',
  'brand',
  'variant',
  'description',
  'category',
  'price',
  'salePrice',
  'saleFrom',
  'saleTo',
  'unit',
  'weight',
  'stock',
  'countedOn',
  'picture',
  /** Several columns may say it. */
  'forSale',
  /** The code of its parent, or what all rows of one product have in common. */
  'family',
  /** A second code, by which children name their parent. */
  'rowId',
] as const
export type FileField = (typeof fileFields)[number]

/** Why a row of a catalogue file is not for sale: it may not be, or not be meant as it is written. */
export const rowFaultKinds = [
  'extra-cells',
  'split-price',
  'title-row',
  'total-row',
  'sheet-error',
  'too-long',
  'name-missing',
  'price-missing',
  'price-zero',
  'price-unclear',
  'sale-above-price',
  'unit-conflict',
  'weight-unclear',
  'stock-unclear',
  'code-odd',
  'code-from-excel',
  'code-twice',
  'name-twice',
  'variant-missing',
  'date-from-excel',
  'too-many-variants',
  'categories-too-many',
  'pictures-too-many',
  'not-for-sale',
  'parent-missing',
] as const

/** What the shopkeeper should know of a row that is for sale. */
export const rowNoteKinds = [
  'picture-missing',
  'picture-address',
  'picture-host',
  'picture-format',
  'picture-too-large',
  'picture-too-many-pixels',
  'picture-damaged',
  'category-list',
  'barcode-wrong',
  'columns-unread',
  'word-unread',
  'offer-unclear',
] as const

export type RowFaultKind = (typeof rowFaultKinds)[number] | (typeof rowNoteKinds)[number]

export type RowFault = {
  readonly kind: RowFaultKind
  readonly line: number
  /** Of the product, as written; null where there is none. */
  readonly name: string | null
  readonly field: FileField | null
  /** As written, shortened. */
  readonly cell: string
  /** What it is compared with: a line above, the price, a limit. */
  readonly other: string
}

export function isLeftOut({ kind }: Pick<RowFault, 'kind'>): boolean {
  return !rowNoteKinds.some((note) => note === kind)
}

export const fileFaultKinds = [
  'gone',
  'unreadable',
  'too-large',
  'workbook',
  'workbook-locked',
  'workbook-damaged',
  'workbook-too-large',
  'sheet-gone',
  'address-silent',
  'address-refused',
  'address-elsewhere',
  'address-page',
  'not-text',
  'other-encoding',
  'empty',
  'columns-missing',
  'columns-twice',
  'too-many-rows',
  'too-many-cells',
  'too-many-categories',
  'cell-unclosed',
  'nothing-for-sale',
] as const

export type FileFault = {
  readonly kind: (typeof fileFaultKinds)[number]
  /** Columns that it is about. */
  readonly fields?: readonly FileField[]
  /** What stands there, a line, or a limit. */
  readonly cell?: string
  /** Columns that say the same, beside those that are missing. */
  readonly twice?: string
}

export type SheetForSale = {
  readonly name: string
  readonly isNamed: boolean
  readonly isAlone: boolean
  /** People see others, none of them is called 'loja', and another one may be meant. */
  readonly isGuessed: boolean
}

export type FileReport = {
  /** Its name, without its folder; of an address the host. */
  readonly file: string
  readonly isAddress: boolean
  /** Null: it is no workbook. */
  readonly sheet: SheetForSale | null
  /** ISO 8601: when the catalogue that is for sale was written, or last sent by its address; null: there is none. */
  readonly writtenAt: string | null
  /** ISO 8601: when the file was last read well. */
  readonly readAt: string | null
  /** Null: it is for sale as it stands there. */
  readonly fault: FileFault | null
  readonly rows: readonly RowFault[]
  readonly productCount: number
}
