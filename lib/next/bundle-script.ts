type LoaderContext = {
  readonly resourcePath: string
  readonly addDependency: (file: string) => void
  readonly async: () => (error: unknown, code?: string) => void
}

/** One script of the browser with all that it imports, without names of its own in the page. Throws where it cannot be put together. */
export async function bundleScript(
  file: string,
): Promise<{ readonly code: string; readonly files: string[] }> {
  // Of a build alone: a running shop has no bundler.
  const { build } = await import('rolldown')
  const { output } = await build({
    input: file,
    write: false,
    platform: 'browser',
    transform: {
      // Of the oldest promised browsers (`browserslist`).
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    output: { format: 'iife', minify: true },
    experimental: { attachDebugInfo: 'none' },
    logLevel: 'warn',
  })
  const [{ code, moduleIds }] = output
  return { code: code.trim(), files: moduleIds }
}

/** What `import text from './theme.ts?script'` gives: the bundled script as text. A loader of Turbopack, by `next.config.ts`. */
export default function loadScriptText(this: LoaderContext): void {
  const done = this.async()
  bundleScript(this.resourcePath).then(({ code, files }) => {
    for (const file of files) this.addDependency(file)
    done(null, `export default ${JSON.stringify(code)}`)
  }, done)
}
