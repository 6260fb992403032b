import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { newFolder } from '../../lib/testing/new-folder.ts'
import { ensureSettings } from './install.mjs'

const example = path.resolve(import.meta.dirname, '../../.env.example')
let folder = ''

beforeEach(() => {
  folder = newFolder()
  fs.copyFileSync(example, path.join(folder, '.env.example'))
})

it('S20 a first start writes .env for its owner alone', () => {
  ensureSettings(folder)
  const file = path.join(folder, '.env')
  expect(fs.readFileSync(file, 'utf8')).toBe(fs.readFileSync(example, 'utf8'))
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
})

it('what the operator wrote there stays', () => {
  const file = path.join(folder, '.env')
  fs.writeFileSync(file, 'PORT=3001')
  ensureSettings(folder)
  expect(fs.readFileSync(file, 'utf8')).toBe('PORT=3001')
})
