import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { copyFile, copyWholeFile, dataFiles, giveToOwner, moveFiles } from './backup/data-files.ts'
import { readManifest, writeManifest } from './backup/manifest.ts'
import { runCommand, say, UsageError } from './tools/command-line.ts'
import { isDataInUse } from './tools/data-in-use.ts'
import { readSettings } from './tools/read-settings.ts'

// For operators: backs up a running shop's data; restores into a stopped one.

const help = `npm run backup                         makes a backup in a new folder below backups/
npm run backup -- FOLDER               makes it in FOLDER, which must not be there yet
npm run backup -- --restore FOLDER     puts it back; the shop has to be stopped
`

type Place = ReturnType<typeof readSettings>

/** Files from before `copy-to-postgres`; they keep data erased since. */
const isInDatabase = (name: string) => /(orders|sales|desk)\.sqlite$/.test(name)

/** 2026-11-24T13-20-05. */
const timeName = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-')

async function create({ databaseUrl, dataDirectory }: Place, given: string | undefined): Promise<void> {
  const folder = path.resolve(given ?? path.join('backups', timeName()))
  if (fs.existsSync(folder)) throw new UsageError(`${folder} is there already: name a new folder.`)
  const kept = dataFiles(dataDirectory).filter((name) => databaseUrl === null || !isInDatabase(name))
  if (kept.length === 0)
    throw new UsageError(`There is nothing to back up in ${dataDirectory}: see DATA_DIR.`)
  const madeAt = new Date().toISOString()
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of kept) await copyFile(path.join(dataDirectory, name), path.join(folder, name))
  await writeManifest(folder, { madeAt, files: kept })
  say(`The backup is in ${folder}: ${kept.join(', ')}.`)
  say('It holds data of shoppers. Your settings, the catalogue file and its pictures are not in it.')
  if (databaseUrl !== null) say('Nor is the database of DATABASE_URL: see pg_dump.')
}

async function restore({ databaseUrl, dataDirectory }: Place, folder: string): Promise<void> {
  const { madeAt, files } = await readManifest(folder)
  if (databaseUrl !== null && Object.keys(files).some(isInDatabase)) {
    throw new UsageError(
      'The backup is of a shop without DATABASE_URL: restore it without, then run "npm run copy-to-postgres".',
    )
  }
  if (await isDataInUse({ databaseUrl, dataDirectory })) {
    throw new UsageError(
      'A shop, or another command, is using these data: stop it first. Nothing was changed.',
    )
  }
  fs.mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const ready = path.join(dataDirectory, `restoring-${timeName()}`)
  try {
    // Whatever can fail comes first.
    for (const name of Object.keys(files)) copyWholeFile(name, folder, ready)
    const aside = moveFiles(dataDirectory, path.join(dataDirectory, `before-restore-${timeName()}`))
    if (aside) say(`What was in ${dataDirectory} is in ${aside}.`)
    moveFiles(ready, dataDirectory)
  } finally {
    fs.rmSync(ready, { recursive: true, force: true })
  }
  giveToOwner(dataDirectory)
  say(`The backup of ${madeAt} is restored. Start the shop.`)
}

function parseCommand(parameters: readonly string[]) {
  const options = { restore: { type: 'string' }, help: { type: 'boolean' } } as const
  try {
    const { values, positionals } = parseArgs({ args: [...parameters], options, allowPositionals: true })
    if (positionals.length <= (values.restore === undefined ? 1 : 0))
      return { ...values, folder: positionals[0] }
  } catch {
    // Answered below, as for other invalid commands.
  }
  throw new UsageError(help.trimEnd())
}

await runCommand(async () => {
  const command = parseCommand(process.argv.slice(2))
  if (command.help) process.stdout.write(help)
  else if (command.restore !== undefined) await restore(readSettings(), path.resolve(command.restore))
  else await create(readSettings(), command.folder)
})
