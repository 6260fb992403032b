type Format = 'iife' | 'es'

type LoaderContext = {
  readonly resourcePath: string
  readonly getOptions: () => { readonly format?: Format }
  readonly addDependency: (file: string) => void
  readonly async: () => (error: unknown, code?: string) => void
}

export async function bundleScript(
  file: string,
  format: Format = 'iife',
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
    output: { format, minify: true },
    experimental: { attachDebugInfo: 'none' },
    logLevel: 'warn',
  })
  const [{ code, moduleIds }] = output
  return { code: code.trim(), files: moduleIds }
}

/** Turbopack loader of `import text from './theme.ts?script'`: the bundled script as text; in format `es` as a module. */
export default function loadScript(this: LoaderContext): void {
  const done = this.async()
  const { format } = this.getOptions()
  bundleScript(this.resourcePath, format).then(({ code, files }) => {
    for (const file of files) this.addDependency(file)
    done(null, format === 'es' ? code : `export default ${JSON.stringify(code)}`)
  }, done)
}
