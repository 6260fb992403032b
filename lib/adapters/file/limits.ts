import { largestSheet } from '../../server/files/file-source.ts'
import { tableLimits } from '../../server/workbook/read-csv.ts'

export const fileLimits = {
  ...tableLimits,
  /** Bytes of the file, and of one picture. */
  bytes: largestSheet,
  pictureBytes: 8_000_000,
  /** Pixels of one picture: what a phone's camera makes, and no more than a server decodes with ease. */
  picturePixels: 50_000_000,
  headerLength: 60,
  quotedCell: 60,
  quotedTitles: 100,
  /** Files in the folder of pictures. */
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
