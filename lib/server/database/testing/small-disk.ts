import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export type SmallDisk = NonNullable<ReturnType<typeof mountSmallDisk>>

/** Mounts a real disk of 512 KB, in memory; null where this user may not. */
export function mountSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const filler = join(folder, 'filler')
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder])
  if (status !== 0) {
    rmSync(folder, { recursive: true })
    return null
  }
  return {
    folder,
    /** Takes all the room that is left. */
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
    /** Makes it as a disk that reports errors; waits until no process has a file open for writing. */
    async setWritable(isWritable: boolean) {
      const remount = ['-o', `remount,${isWritable ? 'rw' : 'ro'}`, folder]
      for (let tries = 0; tries < 100; tries += 1) {
        if (spawnSync('mount', remount).status === 0) return
        await setTimeout(50)
      }
      throw new Error(`${folder} could not be mounted anew`)
    },
    remove() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
