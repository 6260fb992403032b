import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'

const nul = 'x\0y'
const beyondCentury = ['1999-12-31', '2101-01-01', '9999-12-31', '0000-01-01', '2026-02-30']
const beyondInteger = ['2147483648', '99999999999', '1e300', '0', '1.5']

/** What a database throws at, by the name of what holds it. */
const hostile: Readonly<Record<string, readonly unknown[]>> = {
  q: [nul],
  city: [nul],
  window: [nul, '2026-11-22T16:00/18:00\0', '2026-11-22'],
  view: [nul],
  user: [nul],
  action: [nul],
  code: [nul, `abcdef01234\0`],
  after: [nul],
  before: [nul, ...beyondInteger],
  days: [nul, ...beyondInteger],
  day: [nul, ...beyondCentury],
  from: [nul, ...beyondCentury],
  until: [nul, ...beyondCentury],
  seen: [nul, '0000-01-01T00:00:00Z', '9999-01-01T00:00:00Z'],
}

const window = '2026-11-22T16:00/18:00'

/** Of each, one that it takes. */
const good: Readonly<Record<string, object>> = {
  deskOrdersQuerySchema: {
    view: 'all',
    q: 'uva',
    day: '2026-11-22',
    city: 'Osasco',
    window,
    after: 'abcdef012345',
  },
  deskAislesQuerySchema: { day: '2026-11-22', city: 'Osasco', window },
  deskLogQuerySchema: { user: 'ana', action: 'exported', code: 'abcdef012345', before: '2147483647' },
  deskNumbersQuerySchema: { days: '30' },
  deskCsvQuerySchema: { from: '2000-01-01', until: '2100-12-31' },
  deskPickSchema: { seen: '2026-11-22T10:00:00Z' },
}

/** What else it must have, that is no text for a database. */
const rest: Readonly<Record<string, object>> = { deskPickSchema: { line: 0, state: 'picked' } }

const schemas: Record<string, z.ZodType> = {}
for (const file of fs.globSync('*.ts', { cwd: import.meta.dirname })) {
  if (file.endsWith('.test.ts')) continue
  const exported = (await import(path.join(import.meta.dirname, file))) as Record<string, z.ZodType>
  for (const name of Object.keys(exported)) {
    const schema = exported[name]
    if (schema && (name.endsWith('QuerySchema') || name in good)) schemas[name] = schema
  }
}

describe('what the desk is asked', () => {
  it('is known here, every query of it', () => {
    expect(Object.keys(schemas).toSorted()).toEqual(Object.keys(good).toSorted())
  })

  it.each(Object.keys(good))('holds nothing that a database throws at: %s', (name) => {
    const base = good[name] ?? {}
    const takes = (value: object) => schemas[name]?.safeParse({ ...rest[name], ...value }).success
    expect(takes(base)).toBe(true)
    for (const key of Object.keys(base)) {
      const values = hostile[key]
      if (!values) throw new Error(`nothing hostile is known for ${key}`)
      for (const value of values)
        expect([key, value, takes({ ...base, [key]: value })]).toEqual([key, value, false])
    }
  })
})
