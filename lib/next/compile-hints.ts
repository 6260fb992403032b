import fs from 'node:fs'
import path from 'node:path'

/** Chromium then compiles the file off the main thread while loading. */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Prefixes every script of a build with the hint; other browsers ignore it. */
export function writeCompileHints(distDir: string): void {
  const directory = path.join(distDir, 'static', 'chunks')
  for (const name of fs.readdirSync(directory).filter((name) => name.endsWith('.js'))) {
    const file = path.join(directory, name)
    const script = fs.readFileSync(file, 'utf8')
    if (!script.startsWith(hint)) fs.writeFileSync(file, hint + script)
  }
}
