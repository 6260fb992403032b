import fs from 'node:fs'
import path from 'node:path'
import { writeChecksummed } from '../../lib/server/files/checksummed'

/** Files of a shop that can be had again from its store: all but orders and databases. */
function filesBelow(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\.sqlite|\/orders\//.test(file))
}

function withBytes(change: (bytes: Buffer) => Buffer) {
  return (folder: string) => {
    for (const file of filesBelow(folder)) fs.writeFileSync(file, change(fs.readFileSync(file)))
  }
}

/** What may happen to a folder of data. */
export const breakages: Readonly<Record<string, (folder: string) => void>> = {
  'a flipped bit in every file': withBytes((bytes) => {
    const middle = Math.floor(bytes.length / 2)
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 4, middle)
    return bytes
  }),
  'every file cut in half': withBytes((bytes) => bytes.subarray(0, bytes.length / 2)),
  'every file empty': withBytes(() => Buffer.alloc(0)),
  'something else in every file': withBytes(() => Buffer.from('<!doctype html><title>Olá</title>')),
  'whole files of another shape': withBytes(() => writeChecksummed({ kind: 'APP_PAGE', html: 7 })),
  'folders in place of files': (folder) => {
    for (const file of filesBelow(folder)) {
      fs.rmSync(file)
      fs.mkdirSync(path.join(file, 'folder'), { recursive: true })
    }
  },
  'files in place of folders': (folder) => {
    for (const name of ['pages', 'documents', 'share-cards']) {
      fs.rmSync(path.join(folder, name), { recursive: true, force: true })
      fs.writeFileSync(path.join(folder, name), '')
    }
  },
  'files left half written': (folder) => {
    for (const file of filesBelow(folder)) {
      const aside = `${file}.0123456789ab.part`
      fs.renameSync(file, aside)
      fs.utimesSync(aside, 1, 1)
    }
  },
}
