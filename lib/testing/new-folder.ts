import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

/** Creates a temporary folder, removed after the file's tests. */
export function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'))
  folders.push(folder)
  return folder
}
