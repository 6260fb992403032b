import fs from 'node:fs'
import path from 'node:path'

/** The paths at which the files of a folder are served, such as `/pictures/banana.webp`. */
export function readPublicFiles(folder: string): ReadonlySet<string> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
      .map((file) => file.replaceAll(path.sep, '/')),
  )
}
