import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  readonly folder: string
  /** Takes all the room that is left. */
  readonly fill: () => void
  readonly makeRoom: () => void
  /** As a disk becomes that reports errors, or that was mounted so. */
  readonly setWritable: (isWritable: boolean) => void
  readonly remove: () => void
}

/** A real disk of 512 KB, in memory; null where this user may not mount one. */
export function mountSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const filler = join(folder, 'filler')
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder])
  if (status !== 0) {
    rmSync(folder, { recursive: true })
    return null
  }
  return {
    folder,
    fill() {
      for (const size of [65_536, 4096]) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' })
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      }
    },
    makeRoom: () => rmSync(filler),
    setWritable(isWritable) {
      spawnSync('mount', ['-o', `remount,${isWritable ? 'rw' : 'ro'}`, folder])
    },
    remove() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
