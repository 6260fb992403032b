import fs from 'node:fs'
import path from 'node:path'
import { fillScript } from '../browser/fill-script.ts'
import { deskFilesPath } from '../domain/desk-paths.ts'
import { compileStyles, componentBundle, writeHashed } from './build-assets.ts'
import { bundleScript } from './bundle-script.ts'
import { type DeskManifest, deskFolder, deskManifestName } from './desk-files.ts'
import { deskReloadName } from './desk-reload.ts'

type Options = { readonly projectDir: string; readonly distDir: string; readonly isDevelopment?: boolean }

const font = { source: 'app/fonts/gabarito-latin.woff2', placeholder: 'gabarito-latin.woff2' } as const

export async function buildDesk({ projectDir, distDir, isDevelopment = false }: Options): Promise<void> {
  const directory = path.join(distDir, deskFolder)
  fs.rmSync(directory, { recursive: true, force: true })
  fs.mkdirSync(directory, { recursive: true })
  const [scripts, styles] = await Promise.all([
    buildScripts({ projectDir, directory, isDevelopment }),
    buildStyles({ projectDir, directory }),
  ])
  const { code } = await bundleScript(path.join(projectDir, 'lib', 'browser', 'first', 'theme.ts'))
  const theme = writeHashed(directory, 'theme.js', fillScript(code, { DEFAULT_THEME: 'system' }))
  const manifest: DeskManifest = { ...scripts, ...styles, theme }
  fs.writeFileSync(path.join(directory, deskManifestName), JSON.stringify(manifest))
}

const reloadScript = `new EventSource('${deskFilesPath(deskReloadName)}').onmessage = () => location.reload()`

type Part = { readonly projectDir: string; readonly directory: string }

/** Bundles frame and list in one script; other views load on demand. */
async function buildScripts({ projectDir, directory, isDevelopment }: Part & { isDevelopment: boolean }) {
  // Only builds have a bundler.
  const { build } = await import('rolldown')
  const { output } = await build({
    input: { painel: path.join(projectDir, 'components', 'desk', 'main.tsx') },
    ...componentBundle(projectDir, { isDevelopment }),
    output: {
      dir: directory,
      format: 'esm',
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      minify: !isDevelopment,
      banner: ({ isEntry }) => (isDevelopment && isEntry ? reloadScript : ''),
    },
  })
  const entry = output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
  if (entry?.type !== 'chunk') throw new Error('the desk has no script')
  return { script: entry.fileName, preloads: entry.imports }
}

async function buildStyles({ projectDir, directory }: Part) {
  const bytes = fs.readFileSync(path.join(projectDir, font.source))
  const fontFile = writeHashed(directory, font.placeholder, bytes)
  const css = await compileStyles(projectDir, path.join(projectDir, 'components', 'desk', 'desk.css'))
  return { style: writeHashed(directory, 'painel.css', css.replaceAll(font.placeholder, fontFile)) }
}
