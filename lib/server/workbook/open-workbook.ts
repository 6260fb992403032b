import { unzipSync } from 'fflate'
import { failure, type Result, success } from '../../domain/result.ts'

/** `workbook`: of another program or Excel before 2007. */
export type WorkbookFault =
  | 'workbook'
  | 'workbook-locked'
  | 'workbook-damaged'
  | 'workbook-too-large'
  | 'other-encoding'

/** Unpacked limits: a file of 5 MB may expand to gigabytes. */
const partBytes = 16_000_000
const maximumParts = 5000

const zipStart = '504b0304'
/** Signature of Excel files before 2007 and of encrypted ones. */
const compoundStart = 'd0cf11e0'

const startOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('hex')

export function isWorkbook(bytes: Uint8Array): boolean {
  return [zipStart, compoundStart].includes(startOf(bytes))
}

export type ReadPart = (path: string) => Uint8Array | null

export class WorkbookError extends Error {
  readonly kind: WorkbookFault
  constructor(kind: WorkbookFault) {
    super(kind)
    this.kind = kind
  }
}

export function openWorkbook(bytes: Uint8Array): Result<ReadPart, { readonly kind: WorkbookFault }> {
  if (startOf(bytes) === compoundStart) {
    const isLocked = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
    return failure({ kind: isLocked ? 'workbook-locked' : 'workbook' })
  }
  return success((path) => readPart(bytes, path))
}

function readPart(bytes: Uint8Array, path: string): Uint8Array | null {
  let parts = 0
  const wanted = path.toLowerCase()
  const found = unzipSync(bytes, {
    filter({ name, originalSize }) {
      parts += 1
      // The archive itself claims this number: up to four billion.
      if (parts > maximumParts) throw new WorkbookError('workbook-too-large')
      if (name.replaceAll('\\', '/').toLowerCase() !== wanted) return false
      if (originalSize > partBytes) throw new WorkbookError('workbook-too-large')
      return true
    },
  })
  return Object.values(found)[0] ?? null
}
