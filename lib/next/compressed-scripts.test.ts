import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createDatabase } from '../server/database/testing/create-database.ts'
import { openReleaseFiles } from '../server/files/release-files.ts'
import { newFolder } from '../testing/new-folder.ts'
import { openScriptsOfReleases } from './compressed-scripts.ts'
import { readDeskFile } from './desk-files.ts'

const folder = newFolder()

afterAll(async () => {
  vi.unstubAllEnvs()
})

function write(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
}

describe('a stranger', () => {
  it('S43 costs no look-up of a script before it is known that there is a desk', async () => {
    const databaseUrl = await createDatabase()
    write(path.join(folder, 'old', 'static', 'chunks', 'a.js'), 'shop')
    write(path.join(folder, 'old', 'desk', 'view-old.js'), 'view')
    const old = openReleaseFiles({
      build: path.join(folder, 'old', 'static'),
      other: { folder: 'desk', build: path.join(folder, 'old', 'desk') },
      directory: path.join(folder, 'elsewhere'),
      databaseUrl,
    })
    await old.kept
    await old.close()
    write(path.join(folder, 'new', 'static', 'chunks', 'b.js'), 'shop')
    const dataDirectory = path.join(folder, 'data')
    const scripts = openScriptsOfReleases(path.join(folder, 'new'), { dataDirectory, databaseUrl })
    await scripts.kept
    const asked = { url: '/painel/arquivos/view-old.js', method: 'GET', headers: {} } as IncomingMessage
    expect(await scripts.answer(asked, {} as ServerResponse)).toBe(false)
    const found = path.join(dataDirectory, 'static', 'desk', 'view-old.js')
    expect(fs.existsSync(found)).toBe(false)

    // Behind the look whether there is a desk.
    vi.stubEnv('DATA_DIR', dataDirectory)
    expect(Buffer.from((await readDeskFile('view-old.js'))?.bytes ?? []).toString()).toBe('view')
    expect(await readDeskFile('view-none.js')).toBeNull()
  })
})
