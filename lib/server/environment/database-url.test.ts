import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { parseEnvironment } from './environment.ts'
import { messageOf } from './testing/refusal-message.ts'

describe('the password of the database', () => {
  const folder = newFolder()
  const file = path.join(folder, 'password')
  fs.writeFileSync(file, 'p@ss/wörd %41\n')
  const address = 'postgres://shop@database:5432/shop?sslmode=require'

  it('may come from a file, whatever letters it has', () => {
    const { databaseUrl } = parseEnvironment({ DATABASE_URL: address, DATABASE_PASSWORD_FILE: file })
    const { password, href } = new URL(databaseUrl ?? '')
    expect(decodeURIComponent(password)).toBe('p@ss/wörd %41')
    expect(href.replace(`:${password}`, '')).toBe(address)
  })

  it.each([
    ['the address is missing', { DATABASE_PASSWORD_FILE: file }, 'give the address of the database too'],
    [
      'it is given twice',
      { DATABASE_URL: 'postgres://shop:x@database/shop', DATABASE_PASSWORD_FILE: file },
      'has a password already',
    ],
    [
      'there is no such file',
      { DATABASE_URL: address, DATABASE_PASSWORD_FILE: `${file}-2` },
      'the file cannot be read',
    ],
  ])('is refused with a sentence where %s', (_name, variables, sentence) => {
    expect(messageOf(variables)).toContain(sentence)
  })
})
