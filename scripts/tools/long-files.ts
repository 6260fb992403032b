import fs from 'node:fs'
import path from 'node:path'

/** The most lines of a file of code: what a person reads in one go. */
const mostLines = 250

const folders = ['.', 'app', 'components', 'deploy', 'e2e', 'lib', 'scripts', 'stores']
const code = /\.(?:c?js|mjs|tsx?|css)$/
/** Where `shadcn add` puts what it brings. */
const fromRegistry = /^components\/ui\/.*\.tsx$/

function filesOf(root: string, folder: string): string[] {
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true, recursive: folder !== '.' })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}

/** The files of code below `root` that are too long, each with its number of lines. */
export function longFiles(root: string): string[] {
  return folders
    .filter((folder) => fs.existsSync(path.join(root, folder)))
    .flatMap((folder) => filesOf(root, folder))
    .filter((file) => code.test(file) && !fromRegistry.test(file))
    .map((file) => ({ file, lines: fs.readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ file, lines }) => `${file}: ${lines}`)
}
