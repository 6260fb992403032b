import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { copyTree } from '../../scripts/testing/copy-tree'

export type OtherBuild = {
  /** Starts the shop of that build, as `watchServer` takes it. */
  readonly command: readonly [string, ...string[]]
  readonly remove: () => void
}

const textual = /\.(?:js|json|css|html|rsc|meta|body)$|BUILD_ID$/

/** Scripts and style sheets by the hash in their names. */
const hashedName = /([\w.-]{13})\.(?:js|css)$/

/** Builds the next release from a clone of the repository, with one text that says something else; takes minutes. */
export function buildNextRelease([before, after]: readonly [before: string, after: string]): OtherBuild {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'next-release-'))
  const { NODE_ENV: _, ...env } = process.env
  const run = (command: string, ...parameters: readonly string[]) =>
    execFileSync(command, parameters, { cwd: root, env: env as NodeJS.ProcessEnv, stdio: 'inherit' })
  run('git', 'clone', '--quiet', process.cwd(), '.')
  for (const file of fs.globSync('lib/copy/**/*.ts', { cwd: root })) {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    fs.writeFileSync(path.join(root, file), text.replaceAll(before, after))
  }
  run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error')
  run('npm', 'run', 'build')
  const remove = () => fs.rmSync(root, { recursive: true, force: true })
  return { command: ['sh', '-c', `cd '${root}' && exec node scripts/start.ts`], remove }
}

/**
 * The build as the next release would have it, without building it: another build id, another name for every script and
 * style sheet, and one text that says something else. `texts` are of the same length in bytes.
 */
export function makeOtherBuild([before, after]: readonly [before: string, after: string]): OtherBuild {
  const { root, remove } = copyTree()
  const build = path.join(root, '.next')
  fs.cpSync('.next', build, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !/\.next\/(?:cache|packed|trace)/.test(file),
  })
  fs.symlinkSync(path.resolve('public'), path.join(root, 'public'), 'junction')
  const chunks = path.join(build, 'static', 'chunks')
  const renamed = new Map<string, string>([[before, after]])
  for (const name of fs.readdirSync(chunks)) {
    const [, hash = ''] = hashedName.exec(name) ?? []
    if (hash === '') throw new Error(`${name} has no hash`)
    const other = `0${hash.slice(0, -1)}`.replaceAll('.', '_')
    renamed.set(hash, other)
    fs.renameSync(path.join(chunks, name), path.join(chunks, name.replace(hash, other)))
  }
  const desk = path.join(build, 'desk')
  for (const name of fs.readdirSync(desk).filter((file) => /\.(?:js|css)$/.test(file))) {
    const other = name.replace(/.(?=\.\w+$)/, (last) => (last === '0' ? '1' : '0'))
    renamed.set(name, other)
    fs.renameSync(path.join(desk, name), path.join(desk, other))
  }
  const id = fs.readFileSync(path.join(build, 'BUILD_ID'), 'utf8')
  const otherId = [...id].reverse().join('')
  renamed.set(id, otherId)
  fs.renameSync(path.join(build, 'static', id), path.join(build, 'static', otherId))
  const known = new RegExp([...renamed.keys()].map((text) => text.replaceAll('.', '\\.')).join('|'), 'g')
  for (const entry of fs.readdirSync(build, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !textual.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = fs.readFileSync(file, 'utf8')
    fs.writeFileSync(
      file,
      text.replace(known, (found) => renamed.get(found) ?? found),
    )
  }
  return { command: ['sh', '-c', `cd '${root}' && exec node scripts/start.ts`], remove }
}
