import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Environment } from '../server/environment/environment.ts'

export const answerFolder = 'list-answer'
export const answerBundleName = 'document.mjs'
export const answerManifestName = 'manifest.json'

export type ListAnswerManifest = {
  readonly script: string
  readonly style: string
  readonly themes: Readonly<Record<Environment['defaultTheme'], string>>
}

export type ListAnswerFiles = {
  readonly files: ListAnswerManifest
  readonly bundle: Readonly<Record<string, unknown>>
}

const distDir = () => path.resolve(process.env.NODE_ENV === 'development' ? '.next/dev' : '.next')

let made: Promise<void> | null = null

async function make(): Promise<void> {
  const file = path.resolve('lib/next/build-list-answer.ts')
  const builder: typeof import('./build-list-answer.ts') = await import(/* turbopackIgnore: true */ file)
  await builder.buildListAnswer({ projectDir: process.cwd(), distDir: distDir() })
}

export async function readListAnswerFiles(): Promise<ListAnswerFiles> {
  if (process.env.NODE_ENV === 'development') {
    made ??= make()
    await made
  }
  const folder = path.join(distDir(), answerFolder)
  const manifest = await fs.promises.readFile(path.join(folder, answerManifestName), 'utf8')
  const { href } = pathToFileURL(path.join(folder, answerBundleName))
  const bundle: ListAnswerFiles['bundle'] = await import(/* turbopackIgnore: true */ href)
  return { files: JSON.parse(manifest) as ListAnswerManifest, bundle }
}
