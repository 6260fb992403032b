import fs from 'node:fs'
import path from 'node:path'

type Variables = Readonly<Record<string, string | undefined>>

/** Platforms that run functions, by the variable that each sets in its builds and functions. */
const functionHosts: Readonly<Record<string, string>> = { VERCEL: 'Vercel', NETLIFY: 'Netlify' }

/** Hosts whose disk is new with every release, by a variable that each sets. A volume of theirs lasts. */
const passingDisks: Readonly<Record<string, string>> = {
  FLY_APP_NAME: 'Fly',
  RAILWAY_PROJECT_ID: 'Railway',
  RENDER: 'Render',
}

const nameOfSet = (names: Readonly<Record<string, string>>, variables: Variables) =>
  Object.keys(names).find((name) => variables[name]?.trim())

/** Why the shop cannot run on this platform at all; null where it can. */
export function functionHostSentence(variables: Variables): string | null {
  const name = nameOfSet(functionHosts, variables)
  if (!name) return null
  return `${name} is set: ${functionHosts[name]} runs functions, and the shop is one process that keeps orders, pages and limits. docs/deploy.md names hosts for it.`
}

type Data = {
  readonly databaseUrl: string | null
  readonly dataDirectory: string
  /** Whether a folder lies on a disk of its own. */
  readonly isMounted?: (folder: string) => boolean
}

/** Why orders would be lost on this host, with the remedy; null where they last. */
export function lostOrdersSentence(
  variables: Variables,
  { databaseUrl, dataDirectory, isMounted = isOnVolume }: Data,
): string | null {
  const name = nameOfSet(passingDisks, variables)
  if (!name || databaseUrl !== null || isMounted(dataDirectory)) return null
  return `${name} is set: a disk of ${passingDisks[name]} is empty after each release, and orders would be lost. Mount a volume at DATA_DIR (${dataDirectory}), or give DATABASE_URL. docs/deploy.md says how.`
}

/** Another disk than that of the system: the folder itself, or the nearest one above it that is there. */
function isOnVolume(folder: string): boolean {
  const nearest = fs.existsSync(folder) ? folder : path.dirname(folder)
  if (nearest !== folder && !fs.existsSync(nearest)) return isOnVolume(nearest)
  return fs.statSync(nearest).dev !== fs.statSync(path.parse(nearest).root).dev
}
