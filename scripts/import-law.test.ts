import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyTree } from './testing/copy-tree.ts'
import { gates } from './tools/gates.mjs'

const tree = copyTree()
const importLaw = gates.find(({ name }) => name.startsWith('Import law'))
afterAll(() => tree.remove())

const imports = [
  {
    title: 'a rule that reads the environment',
    name: 'lib/domain/reads-environment.ts',
    text: "import { getProcessEnvironment } from '../server/environment/environment.ts'\ngetProcessEnvironment()\n",
    law: 'domain-is-pure',
  },
  {
    title: 'a rule that opens a file',
    name: 'lib/domain/opens-file.ts',
    text: "import fs from 'node:fs'\nfs.existsSync('.')\n",
    law: 'domain-needs-only-zod',
  },
  {
    title: 'a component that reads the catalogue',
    name: 'components/reads-catalog.tsx',
    text: "import { getCatalogReader } from '@/lib/catalog/get-catalog'\ngetCatalogReader()\n",
    law: 'components-stay-in-the-browser',
  },
  {
    title: 'client state that draws a component',
    name: 'stores/draws-component.ts',
    text: "import { Ribbon } from '@/components/ui/ribbon'\nvoid Ribbon\n",
    law: 'stores-hold-state',
  },
  {
    title: 'the client of the store that knows the sample store',
    name: 'lib/adapters/hostinger/knows-sample-store.ts',
    text: "import { seedStoreId } from '../embedded/seed-identifiers.ts'\nseedStoreId()\n",
    law: 'hostinger-adapter',
  },
  {
    title: 'a journal that knows the store',
    name: 'lib/orders/knows-store.ts',
    text: "import { StoreApiError } from '../store/errors.ts'\nvoid StoreApiError\n",
    law: 'orders-are-kept',
  },
  {
    title: 'a desk that knows the accounts of shoppers',
    name: 'lib/desk/server/knows-accounts.ts',
    text: "import { presenceCookie } from '../../accounts/cookie-jar.ts'\nvoid presenceCookie\n",
    law: 'desk-works-on-orders',
  },
  {
    title: 'a text of the shop that knows the desk',
    name: 'lib/copy/knows-desk.ts',
    text: "import { deskCallCopy } from '../desk/copy/frame.ts'\nvoid deskCallCopy\n",
    law: 'shop-knows-no-desk',
  },
  {
    title: 'a call of the desk that knows its server',
    name: 'lib/desk/browser/knows-server.ts',
    text: "import { isDeskOn } from '../server/session/desk-switch.ts'\nvoid isDeskOn\n",
    law: 'browser-calls-the-shop',
  },
  {
    title: 'anything that imports a page',
    name: 'lib/discovery/imports-page.ts',
    text: "import Page from '../../app/page'\nvoid Page\n",
    law: 'nothing-imports-app',
  },
  {
    title: 'a file of the root that imports a route',
    name: 'begins-with-route.ts',
    text: "import { GET } from './app/api/health/ready/route'\nvoid GET\n",
    law: 'nothing-imports-app',
  },
  {
    title: 'a rule that imports a file of the root',
    name: 'lib/discovery/imports-settings.ts',
    text: "import config from '../../next.config'\nvoid config\n",
    law: 'nothing-imports-root-files',
  },
  {
    title: 'a new folder that imports browser tests',
    name: 'tools/knows-tests.mjs',
    text: "import { portsOf } from '../e2e/support/ports'\nvoid portsOf\n",
    law: 'nothing-imports-e2e',
  },
  {
    title: 'a second file that names the database driver',
    name: 'lib/catalog/names-driver.ts',
    text: "import { DatabaseSync } from 'node:sqlite'\nvoid DatabaseSync\n",
    law: 'only-database-names-the-driver',
  },
  {
    title: 'a use case that names the driver of Postgres',
    name: 'lib/checkout/names-postgres.ts',
    text: "import { Client } from 'pg'\nvoid Client\n",
    law: 'only-postgres-files-name-its-driver',
  },
  {
    title: 'a rule that needs a package besides zod',
    name: 'lib/domain/needs-package.ts',
    text: "import MiniSearch from 'minisearch'\nvoid MiniSearch\n",
    law: 'domain-needs-only-zod',
  },
  {
    title: 'a page that names Supabase',
    name: 'app/names-supabase.ts',
    text: "import { createServerClient } from '@supabase/ssr'\nvoid createServerClient\n",
    law: 'only-accounts-name-supabase',
  },
  {
    title: 'a script that knows the insides of Next',
    name: 'scripts/knows-next.ts',
    text: "import { NEXT_URL } from 'next/dist/client/components/app-router-headers.js'\nvoid NEXT_URL\n",
    law: 'only-lib-next-knows-the-insides-of-next',
  },
] as const
const allowedImport = 'components/draws-allowed.tsx'

describe('the import law', () => {
  let report: string | null
  beforeAll(() => {
    for (const { name, text } of imports) tree.write(name, text)
    tree.write(allowedImport, "import { classNames } from '@/lib/utils'\nvoid classNames\n")
    // As the gate itself is run: what it does not look at is not refused.
    const [command = '', ...parameters] = importLaw?.steps[0] ?? []
    report = tree.run(command, ...parameters)
  })

  it.each(imports)('S60 refuses $title', ({ name, law }) => {
    expect(report).toContain(`error ${law}: ${name} `)
  })

  it('accepts what it should', () => {
    expect(report).not.toContain(allowedImport)
  })
})
