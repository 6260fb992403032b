import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { partialSuffix } from './write-atomically.ts'

type Options = {
  readonly file: string
  readonly sourceId: string
  readonly onFailure: (error: unknown) => void
}

/** Keeps the last good content on the spot, before anyone sees it; failures to write are reported. */
export function openLastGood({ file, sourceId, onFailure }: Options) {
  const sourceFile = `${file}.of`

  function attempt(change: () => void): void {
    try {
      change()
    } catch (error) {
      onFailure(error)
    }
  }

  const write = (where: string, content: Uint8Array | string) =>
    attempt(() => {
      const aside = `${where}.${randomBytes(6).toString('hex')}${partialSuffix}`
      fs.mkdirSync(path.dirname(where), { recursive: true })
      try {
        // A power cut must not leave an empty file.
        fs.writeFileSync(aside, content, { flush: true })
        fs.renameSync(aside, where)
      } catch (error) {
        fs.rmSync(aside, { force: true })
        throw error
      }
    })

  return {
    find(): { readonly bytes: Uint8Array; readonly writtenAt: string } | null {
      try {
        return { bytes: fs.readFileSync(file), writtenAt: fs.statSync(file).mtime.toISOString() }
      } catch {
        return null
      }
    },
    isOfSource() {
      try {
        return fs.readFileSync(sourceFile, 'utf8') === sourceId
      } catch {
        return false
      }
    },
    keep: (bytes: Uint8Array) => write(file, bytes),
    noteSource: (isOfSource: boolean) => write(sourceFile, isOfSource ? sourceId : ''),
    forget: () =>
      attempt(() => {
        for (const kept of [file, sourceFile]) fs.rmSync(kept, { force: true })
      }),
  }
}
