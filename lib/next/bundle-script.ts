type LoaderContext = {
  readonly resourcePath: string
  readonly addDependency: (file: string) => void
  readonly async: () => (error: unknown, code?: string) => void
}

export async function bundleScript(
  file: string,
): Promise<{ readonly code: string; readonly files: string[] }> {
  // Only builds have a bundler.
  const { build } = await import('rolldown')
  const { output } = await build({
    input: file,
    write: false,
    platform: 'browser',
    transform: {
      // Oldest supported browsers (`browserslist`).
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

/** Turbopack loader of `import text from './theme.ts?script'`: the bundled script as text. */
export default function loadScriptText(this: LoaderContext): void {
  const done = this.async()
  bundleScript(this.resourcePath).then(({ code, files }) => {
    for (const file of files) this.addDependency(file)
    done(null, `export default ${JSON.stringify(code)}`)
  }, done)
}
