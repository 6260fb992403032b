import fs from 'node:fs'
import path from 'node:path'

type Variables = Readonly<Record<string, string | undefined>>

/** Function platforms, by the variable each sets. */
const functionHosts: Readonly<Record<string, string>> = { VERCEL: 'Vercel', NETLIFY: 'Netlify' }

const passingDisks: Readonly<Record<string, string>> = {
  FLY_APP_NAME: 'Fly',
  RAILWAY_PROJECT_ID: 'Railway',
  RENDER: 'Render',
}

const nameOfSet = (names: Readonly<Record<string, string>>, variables: Variables) =>
  Object.keys(names).find((name) => variables[name]?.trim())

export function functionHostSentence(variables: Variables): string | null {
  const name = nameOfSet(functionHosts, variables)
  if (!name) return null
  return `${name} is set: ${functionHosts[name]} runs functions, and the shop is one process that keeps orders, pages and limits. docs/deploy.md names hosts for it.`
}

type Data = {
  readonly databaseUrl: string | null
  readonly dataDirectory: string
  readonly isMounted?: (folder: string) => boolean
}

export function lostOrdersSentence(
  variables: Variables,
  { databaseUrl, dataDirectory, isMounted = isOnVolume }: Data,
): string | null {
  const name = nameOfSet(passingDisks, variables)
  if (!name || databaseUrl !== null || isMounted(dataDirectory)) return null
  return `${name} is set: a disk of ${passingDisks[name]} is empty after each release, and orders would be lost. Mount a volume at DATA_DIR (${dataDirectory}), or give DATABASE_URL. docs/deploy.md says how.`
}

/** Compares the disk of the folder, or of its nearest existing parent, with the system's. */
function isOnVolume(folder: string): boolean {
  const nearest = fs.existsSync(folder) ? folder : path.dirname(folder)
  if (nearest !== folder && !fs.existsSync(nearest)) return isOnVolume(nearest)
  return fs.statSync(nearest).dev !== fs.statSync(path.parse(nearest).root).dev
}
