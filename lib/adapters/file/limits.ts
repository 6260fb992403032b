import { largestSheet } from '../../server/files/file-source.ts'

export const fileLimits = {
  /** Bytes of the file, and of one picture. */
  bytes: largestSheet,
  pictureBytes: 8_000_000,
  /** Pixels of one picture: what a phone's camera makes, and no more than a server decodes with ease. */
  picturePixels: 50_000_000,
  /** Rows of the file, characters of one of them, and files in the folder of pictures. */
  rows: 5000,
  rowLength: 20_000,
  /** What separates cells, in all of the file: twenty columns and more of every row. */
  separators: 500_000,
  headerLength: 60,
  /** Rows in which the headers are looked for: a title may stand above them. */
  rowsToHeader: 10,
  quotedCell: 60,
  quotedTitles: 12,
  pictureFiles: 10_000,
  /** Characters. */
  id: 40,
  name: 200,
  variant: 60,
  unit: 60,
  category: 60,
  /** Google takes no longer ones (support.google.com/merchants/answer/6324351). */
  brand: 70,
  description: 8000,
  pictureAddress: 500,
  /** Of all rows: every page's menu lists them. */
  categoriesInAll: 300,
  /** Of one product. */
  variants: 100,
  categories: 10,
  pictures: 10,
  /** Of one row. */
  stock: 1_000_000,
  weightGrams: 1_000_000,
} as const
