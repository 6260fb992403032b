import { listWords } from './text.ts'

/**
 * Several columns may say `forSale`. `family` is the code of a row's parent, or what all rows of one product have in
 * common, and `rowId` a second code, by which children name their parent.
 */
export const fileFields = listWords(
  'id barcode name brand variant description category price salePrice saleFrom saleTo unit weight stock countedOn picture forSale family rowId',
)
export type FileField = (typeof fileFields)[number]

export const rowFaultKinds = listWords(
  'extra-cells split-price title-row total-row sheet-error too-long name-missing price-missing price-zero price-unclear sale-above-price unit-conflict weight-unclear stock-unclear code-odd code-from-excel code-twice name-twice variant-missing date-from-excel too-many-variants categories-too-many pictures-too-many not-for-sale parent-missing',
)

/** Notes on rows that are for sale. */
export const rowNoteKinds = listWords(
  'picture-missing picture-address picture-host picture-format picture-too-large picture-too-many-pixels picture-damaged category-list barcode-wrong columns-unread word-unread offer-unclear',
)

export type RowFaultKind = (typeof rowFaultKinds)[number] | (typeof rowNoteKinds)[number]

export type RowFault = {
  readonly kind: RowFaultKind
  readonly line: number
  readonly name: string | null
  readonly field: FileField | null
  readonly cell: string
  readonly other: string
}

export function isLeftOut({ kind }: Pick<RowFault, 'kind'>): boolean {
  return !rowNoteKinds.some((note) => note === kind)
}

export const fileFaultKinds = listWords(
  'gone unreadable too-large workbook workbook-locked workbook-damaged workbook-too-large sheet-gone address-silent address-refused address-elsewhere address-page not-text other-encoding empty columns-missing columns-twice too-many-rows too-many-cells too-many-categories cell-unclosed nothing-for-sale',
)

export type FileFault = {
  readonly kind: (typeof fileFaultKinds)[number]
  readonly fields?: readonly FileField[]
  readonly cell?: string
  /** Columns that say the same, beside those that are missing. */
  readonly twice?: string
}

export type SheetForSale = {
  readonly name: string
  readonly isNamed: boolean
  readonly isAlone: boolean
  /** Chosen by a guess: several visible sheets, none called 'loja'. */
  readonly isGuessed: boolean
}

export type FileReport = {
  readonly file: string
  readonly isAddress: boolean
  readonly sheet: SheetForSale | null
  /** ISO 8601 time the catalogue for sale was written or last downloaded; null when there is none. */
  readonly writtenAt: string | null
  readonly readAt: string | null
  readonly fault: FileFault | null
  readonly rows: readonly RowFault[]
  readonly productCount: number
}
