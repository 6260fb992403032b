import fs from 'node:fs'
import path from 'node:path'

const folders = 'app|components|lib|stores|e2e|scripts|docs|public|\\.github|\\.ci'
const extensions = 'ts|tsx|mjs|cjs|css|md|json|yml'

/** `lib/domain/`, `app/product/[id]/page.tsx`, `e2e/once/*.spec.ts`: from the root of the repository. */
const rooted = new RegExp(`^(${folders})/[\\w@.()[\\]*{},/-]*$|^(${folders})$`)
/** `take-order.ts`, `package.json`, `traffic/concurrency-limits.ts`: the end of some path. */
const ending = new RegExp(`^[\\w@.()[\\]*/-]+\\.(${extensions})$`)

export type NamedPath = {
  readonly name: string
  /** Else the name is the end of a path. */
  readonly isRooted: boolean
}

/**
 * The files and folders that a page of documentation names: in `code`, as the target of a link (from `folder`, relative
 * to the root), and at the beginning of a line in a block of code without a language, as trees are written.
 */
export function namedPaths(text: string, folder: string): readonly NamedPath[] {
  const named: NamedPath[] = []
  const name = (word: string) => {
    if (rooted.test(word)) named.push({ name: word, isRooted: true })
    else if (ending.test(word) && !word.startsWith('/')) named.push({ name: word, isRooted: false })
  }
  const prose = text.replace(/^```(\w*)\n([\s\S]*?)^```/gm, (_, language: string, block: string) => {
    if (language === '') for (const line of block.split('\n')) name(line.split(/\s/)[0] ?? '')
    return ''
  })
  for (const [, code = ''] of prose.matchAll(/`([^`\n]+)`/g)) for (const word of code.split(' ')) name(word)
  for (const [, target = ''] of prose.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)) {
    if (!/^[a-z]+:/.test(target))
      named.push({ name: path.posix.normalize(path.posix.join(folder, target)), isRooted: true })
  }
  return named
}

/** All files of the repository, without what is installed or built. */
export function listFiles(root: string): readonly string[] {
  const isOurs = (name: string) => !['node_modules', '.next', '.git', '.data', 'test-results'].includes(name)
  return fs
    .readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => isOurs(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? listFiles(path.join(root, entry.name)).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
}

/** Whether the name stands for a file or folder among `files`; `*` stands for anything within one folder. */
export function isThere({ name, isRooted }: NamedPath, files: readonly string[]): boolean {
  const pattern = name
    .replace(/\/$/, '')
    .replace(/[.()[\]+^$]/g, '\\$&')
    .replace(/\*/g, '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(${choices.replaceAll(',', '|')})`)
  const expression = new RegExp(`${isRooted ? '^' : '(^|/)'}${pattern}(/|$)`)
  return files.some((file) => expression.test(file))
}

/** The anchor that a page has for a heading, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
}

/** Links of a page to headings that are not there: `page.md#anchor`. `read` gives the text of a page by its path. */
export function brokenAnchors(page: string, read: (file: string) => string): readonly string[] {
  const links = [...read(page).matchAll(/\]\(([\w./-]*)#([^)\s]+)\)/g)]
  return links.flatMap(([, file = '', anchor = '']) => {
    const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file)
    if (!target.endsWith('.md')) return []
    const anchors = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
    return anchors.includes(anchor) ? [] : [`${target}#${anchor}`]
  })
}
