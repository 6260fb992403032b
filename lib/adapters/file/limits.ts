/** The most that a catalogue file may hold: above what a small market sells, and so little that reading it holds up nobody for long. */
export const fileLimits = {
  /** Bytes of the file, and of one picture. */
  bytes: 5_000_000,
  pictureBytes: 8_000_000,
  /** Pixels of one picture: what a phone's camera makes, and no more than a server decodes with ease. */
  picturePixels: 50_000_000,
  /** Rows of the file, characters of one of them, and files in the folder of pictures. */
  rows: 5000,
  rowLength: 20_000,
  pictureFiles: 10_000,
  /** Characters. */
  id: 40,
  name: 200,
  variant: 60,
  unit: 60,
  category: 60,
  description: 8000,
  /** Of one product. */
  categories: 10,
  pictures: 10,
  /** Of one row. */
  stock: 1_000_000,
  weightGrams: 1_000_000,
} as const
