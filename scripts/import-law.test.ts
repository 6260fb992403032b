import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyTree } from './testing/copy-tree.ts'
import { tiers } from './tools/gates.mjs'

const tree = copyTree()
const importLaw = tiers.short.flat().find(({ name }) => name.startsWith('Import law'))
afterAll(() => tree.remove())

const imports = [
  ['domain-is-pure', 'lib/domain/reads-environment.ts', '../server/environment/environment.ts'],
  ['domain-needs-only-zod', 'lib/domain/opens-file.ts', 'node:fs'],
  ['components-stay-in-the-browser', 'components/reads-catalog.tsx', '@/lib/catalog/get-catalog'],
  ['stores-hold-state', 'stores/draws-component.ts', '@/components/shop/ribbon'],
  ['hostinger-adapter', 'lib/adapters/hostinger/knows-sample-store.ts', '../embedded/seed-identifiers.ts'],
  ['orders-are-kept', 'lib/orders/knows-store.ts', '../store/errors.ts'],
  ['desk-works-on-orders', 'lib/desk/server/knows-accounts.ts', '../../accounts/cookie-jar.ts'],
  ['shop-knows-no-desk', 'lib/copy/knows-desk.ts', '../desk/copy/frame.ts'],
  ['browser-calls-the-shop', 'lib/desk/browser/knows-server.ts', '../server/session/desk-switch.ts'],
  ['nothing-imports-app', 'lib/discovery/imports-page.ts', '../../app/page'],
  ['nothing-imports-app', 'begins-with-route.ts', './app/api/health/ready/route'],
  ['nothing-imports-root-files', 'lib/discovery/imports-settings.ts', '../../next.config'],
  ['nothing-imports-e2e', 'tools/knows-tests.mjs', '../e2e/support/test'],
  ['only-database-names-the-driver', 'lib/catalog/names-driver.ts', 'node:sqlite'],
  ['only-postgres-files-name-its-driver', 'lib/checkout/names-postgres.ts', 'pg'],
  ['domain-needs-only-zod', 'lib/domain/needs-package.ts', 'minisearch'],
  ['only-accounts-name-supabase', 'app/names-supabase.ts', '@supabase/ssr'],
  [
    'only-lib-next-knows-the-insides-of-next',
    'scripts/knows-next.ts',
    'next/dist/client/components/app-router-headers.js',
  ],
] as const

const allowedImport = 'components/draws-allowed.tsx'

describe('the import law', () => {
  let report: string | null
  beforeAll(() => {
    for (const [, name, imported] of imports) tree.write(name, `import '${imported}'\n`)
    tree.write(allowedImport, "import { cn } from '@/lib/utils'\nvoid cn\n")
    // As the gate itself is run: what it does not look at is not refused.
    const [command = '', ...parameters] = importLaw?.steps[0] ?? []
    report = tree.run(command, ...parameters)
  })

  it.each(imports)('S60 refuses by %s that %s imports %s', (law, name) => {
    expect(report).toContain(`error ${law}: ${name} `)
  })

  it('accepts what it should', () => {
    expect(report).not.toContain(allowedImport)
  })
})
