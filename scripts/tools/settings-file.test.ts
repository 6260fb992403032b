import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { newFolder } from '../../lib/testing/new-folder.ts'
import { loadSettingsFile } from './settings-file.ts'

let folder: string
beforeEach(() => {
  folder = newFolder()
})

const text = 'SITE_URL=https://loja.example\r\n# ação\r\nSTORE_NAME="Mercado São João"\r\n'
const settings = { SITE_URL: 'https://loja.example', STORE_NAME: 'Mercado São João' }

function load(bytes: Uint8Array, variables: Record<string, string | undefined> = {}) {
  const file = path.join(folder, '.env')
  fs.writeFileSync(file, bytes)
  return { said: loadSettingsFile({ file, variables }), variables }
}

describe('the file of the settings', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
  ])('R64 is read in %s without a word', (_coding, bytes) => {
    expect(load(bytes)).toEqual({ said: null, variables: settings })
  })

  it.each([
    ['UTF-16, as PowerShell writes it', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['Latin-1', Buffer.from(text, 'latin1')],
  ])('R64 is read in %s, too, and that is said', (_coding, bytes) => {
    expect(load(bytes)).toEqual({
      said: `${path.join(folder, '.env')} is no UTF-8. It was read as what Windows writes; save it as UTF-8.`,
      variables: settings,
    })
  })

  it('gives way to what the shell says, and may be missing', () => {
    expect(load(Buffer.from(text), { STORE_NAME: 'Outra' }).variables).toEqual({
      ...settings,
      STORE_NAME: 'Outra',
    })
    expect(loadSettingsFile({ file: path.join(folder, 'none/.env'), variables: {} })).toBeNull()
  })
})
