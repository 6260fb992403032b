import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { copyFile, copyWholeFile, dataFiles, giveToOwner, moveFiles } from './backup/data-files.ts'
import { readManifest, tablesFile, writeManifest } from './backup/manifest.ts'
import { dumpTables, restoreTables } from './backup/tables.ts'
import { runCommand, say, UsageError } from './tools/command-line.ts'
import { isDataInUse } from './tools/data-in-use.ts'
import { readSettings } from './tools/read-settings.ts'

// For operators: copies all that a shop cannot make again, while it runs, and puts such a copy back while it does not.

const help = `npm run backup                         makes a backup in a new folder below backups/
npm run backup -- FOLDER               makes it in FOLDER, which must not be there yet
npm run backup -- --restore FOLDER     puts it back; the shop has to be stopped
`

type Place = ReturnType<typeof readSettings>

/** For names of files: 2026-11-24T13-20-05. */
const timeName = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-')

async function create({ databaseUrl, dataDirectory }: Place, given: string | undefined): Promise<void> {
  const folder = path.resolve(given ?? path.join('backups', timeName()))
  if (fs.existsSync(folder)) throw new UsageError(`${folder} is there already: name a new folder.`)
  // Beside a database they are what was there before `orders:import`, and keep what was erased since.
  const isOld = (name: string) => databaseUrl !== null && /(orders|sales|desk)\.sqlite$/.test(name)
  const kept = dataFiles(dataDirectory).filter((name) => !isOld(name))
  if (kept.length === 0 && databaseUrl === null) {
    throw new UsageError(`There is nothing to back up in ${dataDirectory}: see DATA_DIR.`)
  }
  const madeAt = new Date().toISOString()
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (databaseUrl !== null) await dumpTables(databaseUrl, path.join(folder, tablesFile))
  for (const name of kept) await copyFile(path.join(dataDirectory, name), path.join(folder, name))
  const files = databaseUrl === null ? kept : [tablesFile, ...kept]
  await writeManifest(folder, { madeAt, files })
  say(`The backup is in ${folder}: ${files.join(', ')}.`)
  say('It holds data of shoppers. Your settings, the catalogue file and its pictures are not in it.')
}

async function restore({ databaseUrl, dataDirectory }: Place, folder: string): Promise<void> {
  const { madeAt, files } = await readManifest(folder)
  const names = Object.keys(files)
  if (names.includes(tablesFile) !== (databaseUrl !== null)) {
    throw new UsageError(
      databaseUrl === null
        ? 'The backup is of a shop with DATABASE_URL: set it to the database that takes its rows.'
        : 'The backup is of a shop without DATABASE_URL: restore it without, then run "npm run orders:import".',
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
    // What can fail comes before anything is moved.
    for (const name of names.filter((each) => each !== tablesFile)) copyWholeFile(name, folder, ready)
    if (databaseUrl !== null) {
      const before = path.join(dataDirectory, `before-restore-${timeName()}-${tablesFile}`)
      await dumpTables(databaseUrl, before)
      await restoreTables(databaseUrl, path.join(folder, tablesFile))
      say(`The rows that were in the database are in ${before}.`)
    }
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
    // Answered below, as every other command that is not understood.
  }
  throw new UsageError(help.trimEnd())
}

await runCommand(async () => {
  const command = parseCommand(process.argv.slice(2))
  if (command.help) process.stdout.write(help)
  else if (command.restore !== undefined) await restore(readSettings(), path.resolve(command.restore))
  else await create(readSettings(), command.folder)
})
