import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { UsageError } from '../tools/command-line.ts'

const manifestName = 'backup.json'

const manifestSchema = z.object({
  madeAt: z.string(),
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})
export type Manifest = z.infer<typeof manifestSchema>

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of fs.createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

/** Written last: a folder without it is no backup. */
export async function writeManifest(
  folder: string,
  { madeAt, files }: { readonly madeAt: string; readonly files: readonly string[] },
): Promise<void> {
  const digests: Record<string, string> = {}
  for (const name of files) digests[name] = await digestOf(path.join(folder, name))
  const text = JSON.stringify({ madeAt, files: digests } satisfies Manifest, null, 2)
  fs.writeFileSync(path.join(folder, manifestName), `${text}\n`, { mode: 0o600, flag: 'wx', flush: true })
}

/** Verifies every file; throws a message on damage. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, manifestName)
  if (!fs.existsSync(file)) {
    throw new UsageError(`${folder} is no whole backup: it has no ${manifestName}.`)
  }
  const parsed = manifestSchema.safeParse(parseJson(fs.readFileSync(file, 'utf8')))
  if (!parsed.success) throw new UsageError(`${file} cannot be read: the backup is damaged.`)
  for (const [name, digest] of Object.entries(parsed.data.files)) {
    const isBelow = !path.isAbsolute(name) && !name.split(/[/\\]/).includes('..')
    const place = path.join(folder, name)
    if (!isBelow || !fs.existsSync(place) || (await digestOf(place)) !== digest) {
      throw new UsageError(`${place} is not as the backup wrote it: nothing was restored.`)
    }
  }
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
