import fs from 'node:fs'
import path from 'node:path'

/** Chromium compiles all of such a file off the main thread while it arrives, and not again at the first call of each function. */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Puts a hint before every script of the pages in a build. The comment is nothing to browsers that do not know it. */
export function writeCompileHints(distDir: string): void {
  const directory = path.join(distDir, 'static', 'chunks')
  for (const name of fs.readdirSync(directory).filter((name) => name.endsWith('.js'))) {
    const file = path.join(directory, name)
    const script = fs.readFileSync(file, 'utf8')
    if (!script.startsWith(hint)) fs.writeFileSync(file, hint + script)
  }
}
