import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { passHashOf } from '../lib/desk/server/session/one-time-pass.ts'
import type { DeskStore } from '../lib/desk/server/store/desk-store.ts'
import { openDeskStore, openPostgresDeskStore } from '../lib/desk/server/store/open-desk-store.ts'
import { openSqliteJournal } from '../lib/orders/sqlite-journal.ts'
import { createDatabase } from '../lib/server/database/testing/create-database.ts'
import { parseEnvironment } from '../lib/server/environment/environment.ts'
import { isPassword } from '../lib/server/password-hash.ts'
import { newFolder } from '../lib/testing/new-folder.ts'
import { parseCommand } from './desk/parse-command.ts'

const root = path.resolve(import.meta.dirname, '..')
const password = 'uma senha de sábado'
const folder = newFolder()
const databaseUrl = await createDatabase()

type Environment = Readonly<Record<string, string>>

/** The command as an operator runs it, with the password piped into it. */
function deskUser(parameters: readonly string[], environment: Environment, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/desk-user.ts', ...parameters], {
    cwd: root,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    input,
  })
  expect(stdout + stderr).not.toContain(password)
  expect(parameters[0] === 'hash' ? stderr : stdout + stderr).not.toContain('scrypt:')
  const lines = (stdout + stderr).split('\n')
  const isOfPlace = (line: string) => /^(Written to|No running shop) /.test(line)
  return {
    status,
    text: lines.filter((line) => !isOfPlace(line)).join('\n'),
    place: lines.filter(isOfPlace).map((line) => line.replace(/\. .*/, '.')),
  }
}

const passShape = /\b[0-9a-z]{4}(?:-[0-9a-z]{4}){3}\b/g
const withoutPass = (text: string) => text.replace(passShape, 'PASS')
const passOf = (user: string) =>
  `In place of the password, for one sign-in within an hour; it is not shown again:\n  ${user}  PASS\n`

/** What was printed is kept as a hash, and taken once. */
async function expectOnePassOf(store: DeskStore, printed: string): Promise<void> {
  const [pass = ''] = printed.match(passShape) ?? []
  const passHash = passHashOf(pass) ?? ''
  expect(passHash).toMatch(/^[0-9a-f]{64}$/)
  expect(await store.takePass({ user: 'rui', passHash })).toBe(false)
  expect(await store.takePass({ user: 'ana', passHash })).toBe(true)
  expect(await store.takePass({ user: 'ana', passHash })).toBe(false)
}

describe.each([
  ['a file', () => ({ DATA_DIR: path.join(folder, 'data') })],
  ['Postgres', () => ({ DATA_DIR: path.join(folder, 'none'), DATABASE_URL: databaseUrl })],
] as const)('users of the desk in %s', (name, environmentOf) => {
  const call = (parameters: readonly string[], input?: string) => deskUser(parameters, environmentOf(), input)
  const open = async () =>
    name === 'Postgres'
      ? openPostgresDeskStore({ url: databaseUrl, now: Date.now })
      : openDeskStore({ databaseUrl: null, dataDirectory: path.join(folder, 'data') })

  it('S41 are added, listed, given another password and removed, and nothing secret is printed but a pass, once', async () => {
    expect(call(['list']).text).toContain('There are no users')
    expect(fs.existsSync(environmentOf().DATA_DIR)).toBe(false)
    const added = call(['add', 'Ana'], `${password}\n`)
    expect([added.status, withoutPass(added.text)]).toEqual([
      0,
      `ana may sign in at /painel.\n${passOf('ana')}`,
    ])
    const store = await open()
    expect(await isPassword(password, (await store.findUser('ana'))?.hash ?? null)).toBe(true)
    expect(call(['list']).text).toMatch(/^ana {2}password of \d{4}-\d\d-\d\d\n$/)
    await store.createSession({
      tokenHash: 'token-1',
      user: 'ana',
      credential: 'credential-1',
      client: '198.51.100.1',
      deviceHash: 'device-1',
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
    })
    const ended = call(['end-sessions', 'ana']).text
    expect(withoutPass(ended)).toBe(`1 session has ended.\n${passOf('ana')}`)
    expect(await store.findSession('token-1')).toBeNull()
    expect(withoutPass(call(['end-sessions', '--all']).text)).toBe(`0 sessions have ended.\n${passOf('ana')}`)
    expect(call(['end-sessions', 'rui']).text).toBe('0 sessions have ended.\n')
    await expectOnePassOf(store, call(['end-sessions', 'ana']).text)
    expect(call(['add', 'ana'], 'uma outra senha\n').text).toContain('another password')
    expect(call(['remove', 'ana']).status).toBe(0)
    expect(call(['remove', 'ana'])).toMatchObject({ status: 2, text: 'There is no user ana.\n' })
    const log = await store.listLog({ limit: 10 })
    expect(log.map(({ action, user }) => `${action} ${user}`)).toEqual([
      'user-removed ana',
      'password-changed ana',
      'sessions-ended ana',
      'sessions-ended rui',
      'sessions-ended null',
      'sessions-ended ana',
      'user-added ana',
    ])
    await store.close()
  })
})

describe('the command for users of the desk', () => {
  const dataOf = (name: string) => ({ DATA_DIR: path.join(folder, name), DATABASE_URL: '' })

  it('R70 says where it has written, and whether a shop that runs has these data', async () => {
    const data = dataOf('place')
    const written = `Written to ${path.join(data.DATA_DIR, 'desk/desk.sqlite')}.`
    const unused = 'No running shop uses these data.'
    expect(deskUser(['add', 'ana'], data, password).place).toEqual([written, unused])
    const shop = openSqliteJournal({ folder: path.join(data.DATA_DIR, 'orders'), now: Date.now })
    await shop.list({})
    expect(deskUser(['add', 'bia'], data, password).place).toEqual([written])
    await shop.close()
    expect(deskUser(['list'], data).place).toEqual([])
  })

  it('R70 takes the settings from the file that SETTINGS_FILE names, written as systemd reads it', () => {
    const data = path.join(folder, 'of-the-unit')
    const file = path.join(folder, 'shop.env')
    const lines = [
      `DATA_DIR=${data}`,
      'STORE_NAME=Mercado do Zé & Filhos',
      'SERVED_CITIES=Balneário Camboriú, Itajaí/SC',
    ]
    fs.writeFileSync(file, lines.join('\n'))
    const { status, text, place } = deskUser(['add', 'ana'], { SETTINGS_FILE: file }, password)
    expect([status, text]).toEqual([0, expect.stringContaining('ana may sign in at /painel.')])
    expect(place).toContain(`Written to ${data}/desk/desk.sqlite.`)
  })

  it('R64 writes nothing where the file of SETTINGS_FILE cannot be read, and says so', () => {
    const data = dataOf('no-settings')
    const environment = { ...data, SETTINGS_FILE: path.join(folder, 'none.env') }
    expect(deskUser(['add', 'ana'], environment, password)).toMatchObject({
      status: 78,
      text: `These settings cannot be used:\n${environment.SETTINGS_FILE} cannot be read (ENOENT). Name the file of the settings in SETTINGS_FILE, and run this as a user who may read it.\n`,
    })
    expect(fs.existsSync(data.DATA_DIR)).toBe(false)
  })

  it('R70 leaves what root has written to the owner of DATA_DIR, who is the shop', ({ skip }) => {
    if (process.getuid?.() !== 0) skip('only root gives files away')
    const data = dataOf('owned')
    fs.mkdirSync(data.DATA_DIR)
    fs.chownSync(data.DATA_DIR, 1234, 1235)
    deskUser(['add', 'ana'], data, password)
    for (const name of ['desk', 'desk/desk.sqlite']) {
      const { uid, gid } = fs.statSync(path.join(data.DATA_DIR, name))
      expect([name, uid, gid]).toEqual([name, 1234, 1235])
    }
  })

  it('R70 is not taken for a shop without a desk where its folder cannot be looked into', ({ skip }) => {
    if (process.getuid?.() !== 0) skip('root alone can make such a folder')
    const data = dataOf('shut')
    deskUser(['add', 'ana'], data, password)
    fs.chmodSync(folder, 0o755)
    const module = path.join(root, 'lib/desk/server/store/open-desk-store.ts')
    const script = `process.setuid(65534); const { isDeskKept } = await import(${JSON.stringify(module)});
      console.log(await isDeskKept({ databaseUrl: null, dataDirectory: ${JSON.stringify(data.DATA_DIR)} }),
        await isDeskKept({ databaseUrl: null, dataDirectory: '/none' }))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    })
    expect(stdout.trim()).toBe('true false')
  })

  it.each([
    [['add', 'mercado'], 'change that setting instead'],
    [['add', 'José'], 'letters without accents'],
    [['add'], 'Give a name'],
    [['forget', 'ana'], 'There is no command "forget"'],
  ])('refuses %j with a sentence', (parameters, sentence) => {
    expect(() => parseCommand(parameters)).toThrow(sentence)
  })

  it.each([
    [['add', 'ana'], 'curta\n', 'A password has 12 to 200 characters'],
    [['add', 'conceicao'], 'Conceição2026\n', 'among the first that strangers try'],
    [['hash'], '123456789012\n', 'among the first that strangers try'],
    [['add', 'ana'], '', 'one line of standard input'],
  ] as const)('S59 refuses %j with a sentence, and changes nothing', (parameters, input, sentence) => {
    const DATA_DIR = path.join(folder, 'refused')
    const { status, text } = deskUser(parameters, { DATA_DIR }, input)
    expect([status, text]).toEqual([2, expect.stringContaining(sentence)])
    expect(fs.existsSync(DATA_DIR)).toBe(false)
  })

  it('S41 writes the line for DESK_PASSWORD_HASH, which the settings take', async () => {
    const { text } = deskUser(['hash'], {}, `${password}\n`)
    const [, hash = ''] = /^DESK_PASSWORD_HASH=(\S+)\n$/.exec(text) ?? []
    expect(parseEnvironment({ DESK_PASSWORD_HASH: hash }).desk.passwordHash).toBe(hash)
    expect(await isPassword(password, hash)).toBe(true)
    expect(await isPassword(`${password} `, hash)).toBe(false)
  })

  it.each(['senha', 'scrypt:10:8:1:AAAAAAAAAAAAAAAAAAAAAA:AAAA', '$2b$12$abcdefghijklmnopqrstuv'])(
    'S41 the settings refuse %s with words, and do not repeat it',
    (hash) => {
      const start = () => parseEnvironment({ DESK_PASSWORD_HASH: hash })
      expect(start).toThrow(/^DESK_PASSWORD_HASH: give what "npm run desk:user -- hash" prints/)
      expect(start).not.toThrow(hash)
    },
  )

  it('S41 asks twice on a terminal, and shows nothing of it', async ({ skip }) => {
    skip(os.platform() !== 'linux', 'this system has no command "script"')
    const ask = async (typed: readonly string[]) => {
      const DATA_DIR = path.join(folder, 'terminal')
      const command = `${process.execPath} scripts/desk-user.ts add rui`
      const child = spawn('script', ['-qec', command, '/dev/null'], {
        cwd: root,
        env: { ...process.env, DATA_DIR },
      })
      let shown = ''
      let asked = 0
      child.stdout.on('data', (chunk) => {
        shown += chunk
        const questions = shown.match(/Password: |The same again: /g)?.length ?? 0
        for (; asked < questions; asked += 1) child.stdin.write(typed[asked] ?? '')
      })
      await new Promise((resolve) => child.on('close', resolve))
      return shown
    }
    const mistyped = await ask([`${password}\r`, 'uma senha de domingo\r'])
    expect(mistyped).toContain('The two are not the same')
    const added = await ask([`${password}\r`, `${password}x\u007f\r`])
    expect(added).toContain('rui may sign in at /painel.')
    expect(mistyped + added).not.toContain('senha')
  })
})
