import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { overspending } from './size/budgets.ts'
import { measurePage } from './size/measure-page.ts'

const root = path.resolve(import.meta.dirname, '..')
const tool = (name: string) => path.join(root, 'node_modules', '.bin', name)
const made: string[] = []

/** A file that must not be there, for as long as one test runs. */
function offend(name: string, text: string): string {
  const file = path.join(root, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
  made.push(file)
  return name
}

/** What a gate says of the offending file: null when it passes. */
function verdict(command: string, ...parameters: string[]): string | null {
  const environment = {
    ...process.env,
    PATH: `${path.join(root, 'node_modules', '.bin')}:${process.env['PATH']}`,
  }
  const { status, stdout, stderr } = spawnSync(tool(command), parameters, {
    cwd: root,
    encoding: 'utf8',
    env: environment,
  })
  return status === 0 ? null : `${stdout}${stderr}`
}

afterEach(() => {
  for (const file of made.splice(0)) fs.rmSync(file, { force: true })
})

describe('the import law', () => {
  const cruise = (name: string) => verdict('depcruise', name)
  const cases = [
    [
      'a rule that reads the environment',
      'lib/domain/offender.ts',
      "import { getEnvironment } from '../server/environment/environment.ts'\ngetEnvironment()\n",
    ],
    ['a rule that opens a file', 'lib/domain/offender.ts', "import fs from 'node:fs'\nfs.existsSync('.')\n"],
    [
      'a component that reads the catalogue',
      'components/offender.tsx',
      "import { getCatalogReader } from '@/lib/catalog/get-catalog'\ngetCatalogReader()\n",
    ],
    [
      'client state that draws a component',
      'stores/offender.ts',
      "import { Ribbon } from '@/components/product/ribbon'\nvoid Ribbon\n",
    ],
    [
      'the client of the store that knows the sample store',
      'lib/adapters/hostinger/offender.ts',
      "import { seedStoreId } from '../embedded/seed-identifiers.ts'\nseedStoreId()\n",
    ],
    [
      'a journal that knows the store',
      'lib/orders/offender.ts',
      "import { StoreApiError } from '../store/errors.ts'\nvoid StoreApiError\n",
    ],
    [
      'anything that imports a page',
      'lib/discovery/offender.ts',
      "import Page from '../../app/page'\nvoid Page\n",
    ],
    [
      'a second file that names the database driver',
      'lib/catalog/offender.ts',
      "import { DatabaseSync } from 'node:sqlite'\nvoid DatabaseSync\n",
    ],
  ] as const

  it.each(cases)('refuses %s', (_, name, text) => {
    expect(cruise(offend(name, text))).toContain('offender')
  })

  it('accepts what it should', () => {
    expect(
      cruise(offend('components/offender.tsx', "import { cn } from '@/components/ui/cn'\nvoid cn\n")),
    ).toBeNull()
  })
})

describe('the other gates', () => {
  it('Biome refuses a file with an unused variable', () => {
    expect(verdict('biome', 'ci', offend('lib/domain/offender.ts', 'const unused = 1\n'))).toContain(
      'offender',
    )
  })

  it('tsc refuses an index that may be missing', () => {
    const project = offend(
      'offender.tsconfig.json',
      JSON.stringify({
        extends: './tsconfig.json',
        include: ['lib/domain/offender.ts'],
        compilerOptions: { incremental: false },
      }),
    )
    offend('lib/domain/offender.ts', 'const list: string[] = []\nexport const first: string = list[0]\n')
    expect(verdict('tsc', '--noEmit', '-p', project)).toContain('offender')
  })

  it('tsc refuses in browser code what the language of the promised browsers has not', () => {
    offend('components/offender.ts', 'export const sorted = (list: string[]) => list.toSorted()\n')
    expect(verdict('tsc', '--noEmit', '-p', 'tsconfig.browser.json')).toContain('offender')
  })

  it('vitest refuses an assertion that does not hold', () => {
    offend(
      'lib/domain/offender.test.ts',
      "import { expect, it } from 'vitest'\nit('fails', () => expect(1).toBe(2))\n",
    )
    expect(verdict('vitest', 'run', '--project', 'node', 'lib/domain/offender.test.ts')).toContain('offender')
  })

  it('knip refuses an export that nobody uses', () => {
    offend('lib/domain/offender.ts', 'export const nobodyUsesThis = 1\n')
    expect(verdict('knip')).toContain('offender')
  })
})

describe('the gate of promised browsers', () => {
  const build = path.join(os.tmpdir(), `promised-browsers-${process.pid}`)
  const look = (name: string, text: string) => {
    const chunks = path.join(build, 'static', 'chunks')
    fs.mkdirSync(chunks, { recursive: true })
    fs.writeFileSync(path.join(build, 'build-manifest.json'), '{"polyfillFiles":[]}')
    fs.writeFileSync(path.join(chunks, name), text)
    return verdict('node', 'scripts/promised-browsers.ts', build)
  }
  afterEach(() => fs.rmSync(build, { recursive: true, force: true }))

  it.each([
    ['a.js', 'fetch(a,{signal:AbortSignal.timeout(9e3)})', 'AbortSignal.timeout'],
    ['a.js', 'AbortSignal.any([a,b])', 'AbortSignal.any'],
    ['a.css', '@layer base{a{color:red}}', '@layer'],
    ['a.css', 'a{height:100dvh}', 'dvh'],
  ])('refuses a build whose %s has %s', (name, text, feature) => {
    expect(look(name, text)).toContain(`${name}: ${feature} is not in`)
  })

  it('accepts what is as old as the promise', () => {
    expect(look('a.js', 'a.at(-1)')).toBeNull()
  })
})

describe('the size budget', () => {
  const html = `<script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script>
    <link rel="stylesheet" href="/_next/b.css" /> "/_next/static/media/font.woff2"`
  const sizes: Record<string, Buffer> = {
    '/_next/a.js': Buffer.from('a'.repeat(1000)),
    '/_next/b.css': Buffer.from('b'.repeat(1000)),
    '/_next/static/media/font.woff2': Buffer.from('c'.repeat(50)),
  }
  const size = measurePage(html, (address) => sizes[address] ?? Buffer.alloc(1_000_000))

  it('counts what a modern browser loads, compressed, and not the script for old ones', () => {
    expect(size.javascript).toBeGreaterThan(10)
    expect(size.javascript).toBeLessThan(100)
    expect(size.fonts).toBe(50)
  })

  it('names each measure that is over', () => {
    expect(overspending('/x', size, { ...size, fonts: 49 })).toEqual([
      '/x: fonts is 50 bytes, the budget is 49',
    ])
    expect(overspending('/x', size, size)).toEqual([])
  })
})
