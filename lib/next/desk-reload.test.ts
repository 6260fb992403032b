import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { newFolder } from '../testing/new-folder.ts'
import { buildDesk } from './build-desk.ts'
import { deskReloadName, reloadEvents } from './desk-reload.ts'

const folder = newFolder()

describe('the desk in development', () => {
  it('is reloaded when a file below a watched folder changes', async () => {
    const below = path.join(folder, 'orders')
    fs.mkdirSync(below)
    const reader = reloadEvents([folder]).getReader()
    const read = async () => new TextDecoder().decode((await reader.read()).value)
    expect(await read()).toBe(': open\n\n')
    fs.writeFileSync(path.join(below, 'order-row.tsx'), 'export {}')
    expect(await read()).toBe('data: reload\n\n')
    await reader.cancel()
  })

  it('listens to it in its script, and never in the one of a build', async () => {
    const scriptOf = async (isDevelopment: boolean) => {
      const distDir = path.join(folder, String(isDevelopment))
      await buildDesk({ projectDir: process.cwd(), distDir, isDevelopment })
      const desk = path.join(distDir, 'desk')
      const { script } = JSON.parse(fs.readFileSync(path.join(desk, 'manifest.json'), 'utf8'))
      return fs.readFileSync(path.join(desk, script), 'utf8')
    }
    expect(await scriptOf(true)).toContain(deskReloadName)
    expect(await scriptOf(false)).not.toContain(deskReloadName)
  })
})
