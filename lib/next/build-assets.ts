import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { InputOptions } from 'rolldown'

export async function compileStyles(projectDir: string, source: string): Promise<string> {
  const [{ default: postcss }, { default: tailwind }] = await Promise.all([
    import('postcss'),
    import('@tailwindcss/postcss'),
  ])
  const plugins = [tailwind({ base: projectDir, optimize: { minify: true } })]
  return (await postcss(plugins).process(fs.readFileSync(source, 'utf8'), { from: source })).css
}

type BundleOptions = { readonly isDevelopment?: boolean; readonly alias?: Readonly<Record<string, string>> }

export function componentBundle(
  projectDir: string,
  { isDevelopment = false, alias = {} }: BundleOptions = {},
): InputOptions {
  return {
    platform: 'browser',
    resolve: { alias: { ...alias, '@': projectDir } },
    transform: {
      target: ['chrome111', 'safari16.4', 'firefox128'],
      jsx: { runtime: 'automatic', development: isDevelopment },
      define: { 'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"' },
    },
    onLog(level, log, handle) {
      // 'use client' means nothing here.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
    },
    logLevel: 'warn',
  }
}

export function writeHashed(directory: string, name: string, content: string | Uint8Array): string {
  const { name: stem, ext } = path.parse(name)
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 10)
  const file = `${stem}-${digest}${ext}`
  fs.writeFileSync(path.join(directory, file), content)
  return file
}
