import type { DeskAction } from '../lib/desk/api/choices.ts'
import { marketUser, maximumPasswordLength, minimumPasswordLength } from '../lib/desk/api/sign-in.ts'
import { createRecord } from '../lib/desk/server/desk-log.ts'
import { issuePass } from '../lib/desk/server/session/one-time-pass.ts'
import type { DeskStore } from '../lib/desk/server/store/desk-store.ts'
import {
  deskFolder,
  deskPlaceName,
  isDeskKept,
  openDeskStore,
} from '../lib/desk/server/store/open-desk-store.ts'
import { isWeakPassword } from '../lib/domain/weak-password.ts'
import { hashPassword } from '../lib/server/password-hash.ts'
import { giveToOwner } from './backup/data-files.ts'
import { type DeskCommand, help, parseCommand } from './desk/parse-command.ts'
import { readPassword } from './desk/read-password.ts'
import { runCommand, say, UsageError } from './tools/command-line.ts'
import { isDataInUse } from './tools/data-in-use.ts'
import { readSettings } from './tools/read-settings.ts'

// For operators: manages desk users.

async function readNewPassword(user: string): Promise<string> {
  const password = await readPassword({ input: process.stdin, output: process.stderr })
  const { length } = password
  if (length < minimumPasswordLength || length > maximumPasswordLength)
    throw new UsageError(
      `A password has ${minimumPasswordLength} to ${maximumPasswordLength} characters. Nothing was changed.`,
    )
  if (isWeakPassword(password, user))
    throw new UsageError(
      'This password is among the first that strangers try: take three words that do not belong together. Nothing was changed.',
    )
  return password
}

async function run(command: DeskCommand): Promise<void> {
  if (command.kind === 'help') return void process.stdout.write(help)
  if (command.kind === 'hash')
    return say(`DESK_PASSWORD_HASH=${await hashPassword(await readNewPassword(marketUser))}`)
  const place = readSettings()
  const hasMarket = place.desk.passwordHash !== null
  const hash = command.kind === 'add' ? await hashPassword(await readNewPassword(command.user)) : ''
  // To look is no reason to make a file: a shop without a desk has none.
  if (command.kind !== 'add' && !(await isDeskKept(place)))
    return say('There are no users, and no one was ever signed in.')
  const store = await openDeskStore(place)
  try {
    if (command.kind === 'add') await add(store, { name: command.user, hash })
    else if (command.kind === 'remove') await remove(store, command.user)
    else if (command.kind === 'end-sessions') await endSessions(store, command.user, { hasMarket })
    else await list(store, { hasMarket })
  } finally {
    await store.close()
  }
  if (command.kind !== 'list') await sayWhere(place)
}

/** Warns of a folder owned by another user or used by no shop. */
async function sayWhere(place: ReturnType<typeof readSettings>): Promise<void> {
  if (place.databaseUrl === null) giveToOwner(place.dataDirectory, deskFolder(place))
  say(`Written to ${deskPlaceName(place)}.`)
  if (await isDataInUse(place)) return
  process.stderr.write(
    'No running shop uses these data. If yours is running, it has another DATA_DIR or DATABASE_URL: run the command with its settings.\n',
  )
}

function record(store: DeskStore, user: string | null, action: DeskAction): Promise<void> {
  return createRecord(store, { user, requestId: null, client: null })(action, { detail: 'npm run desk:user' })
}

async function add(store: DeskStore, user: { readonly name: string; readonly hash: string }): Promise<void> {
  const isNew = (await store.findUser(user.name)) === null
  await store.saveUser(user)
  await record(store, user.name, isNew ? 'user-added' : 'password-changed')
  say(
    isNew
      ? `${user.name} may sign in at /painel.`
      : `${user.name} has another password, and is signed out everywhere.`,
  )
  await sayPasses(store, [user.name])
}

/** Unknown devices: guessing strangers could lock the user out. */
async function sayPasses(store: DeskStore, users: readonly string[]): Promise<void> {
  if (users.length === 0) return
  say('In place of the password, for one sign-in within an hour; it is not shown again:')
  for (const user of users) say(`  ${user}  ${await issuePass(store, user, Date.now())}`)
}

async function remove(store: DeskStore, name: string): Promise<void> {
  if (!(await store.removeUser(name))) throw new UsageError(`There is no user ${name}.`)
  await record(store, name, 'user-removed')
  say(`${name} is removed, and signed out everywhere.`)
}

async function endSessions(
  store: DeskStore,
  user: string | null,
  { hasMarket }: { readonly hasMarket: boolean },
): Promise<void> {
  const ended = await store.endSessions(user)
  await record(store, user, 'sessions-ended')
  say(`${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended.`)
  const users = [...(hasMarket ? [marketUser] : []), ...(await store.listUsers()).map(({ name }) => name)]
  await sayPasses(
    store,
    users.filter((name) => user === null || name === user),
  )
}

async function list(store: DeskStore, { hasMarket }: { readonly hasMarket: boolean }): Promise<void> {
  if (hasMarket) say(`${marketUser}  by DESK_PASSWORD_HASH`)
  const users = await store.listUsers()
  for (const { name, createdAt } of users) say(`${name}  password of ${createdAt.slice(0, 10)}`)
  if (users.length === 0 && !hasMarket) say('There are no users: the desk is off.')
}

await runCommand(() => run(parseCommand(process.argv.slice(2))))
