import fs from 'node:fs'
import path from 'node:path'
import { fillScript } from '../browser/fill-script.ts'
import { compileStyles, componentBundle, writeHashed } from './build-assets.ts'
import { bundleScript } from './bundle-script.ts'
import {
  answerBundleName,
  answerFolder,
  answerManifestName,
  type ListAnswerManifest,
} from './list-answer-files.ts'

type Options = { readonly projectDir: string; readonly distDir: string }

const staticFolder = 'lista'
const fontPlaceholder = '/gabarito-latin.woff2'

/** Builds the server renderer of a list answer, and its script and styles. */
export async function buildListAnswer({ projectDir, distDir }: Options): Promise<void> {
  const directory = path.join(distDir, answerFolder)
  const publicDirectory = path.join(distDir, 'static', staticFolder)
  for (const folder of [directory, publicDirectory]) fs.mkdirSync(folder, { recursive: true })
  const source = path.join(projectDir, 'components', 'written-list', 'answer')
  const themeFile = path.join(projectDir, 'lib', 'browser', 'first', 'theme.ts')
  const [document, script, css, theme] = await Promise.all([
    bundle(path.join(source, 'answer-document.tsx'), { projectDir, isServer: true }),
    bundle(path.join(source, 'answer-script.ts'), { projectDir, isServer: false }),
    compileStyles(projectDir, path.join(source, 'answer.css')),
    bundleScript(themeFile),
  ])
  fs.writeFileSync(path.join(directory, answerBundleName), document)
  const font = findFont(path.join(distDir, 'static', 'media'))
  const write = (name: string, content: string) => addressOf(writeHashed(publicDirectory, name, content))
  const themeOf = (name: string) => write('tema.js', fillScript(theme.code, { DEFAULT_THEME: name }))
  const manifest: ListAnswerManifest = {
    script: write('lista.js', script),
    style: write('lista.css', css.replaceAll(fontPlaceholder, font)),
    themes: { light: themeOf('light'), dark: themeOf('dark'), system: themeOf('system') },
  }
  fs.writeFileSync(path.join(directory, answerManifestName), JSON.stringify(manifest))
}

const addressOf = (name: string) => `/_next/static/${staticFolder}/${name}`

function findFont(media: string): string {
  const name = fs.existsSync(media) && fs.readdirSync(media).find((file) => file.startsWith('gabarito'))
  if (!name) throw new Error('the build has no font')
  return `/_next/static/media/${name}`
}

async function bundle(
  input: string,
  { projectDir, isServer }: { readonly projectDir: string; readonly isServer: boolean },
): Promise<string> {
  // Only builds have a bundler.
  const { build } = await import('rolldown')
  const plainLink = path.join(projectDir, 'components', 'written-list', 'answer', 'plain-link.tsx')
  const options = componentBundle(projectDir, { alias: { 'next/link': plainLink } })
  const { output } = await build({
    ...options,
    ...(isServer
      ? {
          platform: 'node',
          external: /^react(?:-dom)?(?:\/|$)/,
          transform: { ...options.transform, target: 'node20' },
        }
      : {}),
    input,
    write: false,
    output: { format: isServer ? 'esm' : 'iife', minify: !isServer },
  })
  return output[0].code
}
