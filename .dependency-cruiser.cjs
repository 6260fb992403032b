/** The import law of the README, as rules that fail. `scripts/import-law.test.ts` proves that they do. */
const tests = '\\.(test|dom\\.test|contract|spec)\\.tsx?$|/testing/'

const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: '^(app|components|stores|lib|e2e|scripts)/', pathNot: [from, ...allowed] },
})

module.exports = {
  forbidden: [
    only('domain-is-pure', '^lib/domain/', [], 'Rules know nothing of the rest of the house.'),
    {
      name: 'domain-needs-only-zod',
      comment: 'No fetch, clock, environment, randomness or file in the rules.',
      severity: 'error',
      from: { path: '^lib/domain/', pathNot: tests },
      to: { dependencyTypesNot: ['local', 'type-only'], pathNot: ['node_modules/zod/', '^lib/domain/'] },
    },
    only(
      'copy-is-leaf',
      '^lib/copy/',
      [
        '^lib/http/(account-)?problem-kinds',
        '^lib/checkout/post-checkout',
        '^lib/auth/call-accounts',
        '^lib/domain/',
      ],
      'Texts depend on kinds and shapes of the domain only.',
    ),
    only(
      'store-api-speaks-domain',
      '^lib/store-api/(?!get-store-api)',
      ['^lib/domain/'],
      'Only the composition root sees the embedded store and the environment.',
    ),
    only(
      'composition-root',
      '^lib/store-api/get-store-api',
      ['^lib/(store-api|embedded-store|sqlite|env|domain)/', '^lib/(log|log-fault|process-singleton)\\.ts$'],
      'The one place where the store is chosen.',
    ),
    only(
      'files-are-leaf',
      '^lib/files/',
      ['^lib/log\\.ts$'],
      'How a file is written and checked, whatever it holds.',
    ),
    only('sqlite-is-leaf', '^lib/sqlite/', [], 'The driver with a thin coat, for whoever keeps a file.'),
    only(
      'orders-are-kept',
      '^lib/orders/(?!get-order-journal)',
      ['^lib/orders/', '^lib/(domain|sqlite)/'],
      'The journal speaks the domain; it knows neither the store nor the page.',
    ),
    only(
      'orders-composition-root',
      '^lib/orders/get-order-journal',
      ['^lib/(orders|env)/', '^lib/(log-fault|process-singleton)\\.ts$'],
      'The one place where the journal is chosen.',
    ),
    only(
      'embedded-store-is-a-store',
      '^lib/embedded-store/',
      ['^lib/(domain|sqlite)/', '^lib/store-api/wire'],
      'The sample store knows the wire format, not the shop.',
    ),
    only(
      'catalog-reads-the-store',
      '^lib/catalog/',
      ['^lib/(store-api|domain|env|files)/', '^lib/http/tag-versions', '^lib/(log|process-singleton)\\.ts$'],
      'Reads know the store, never the page.',
    ),
    only('browser-is-leaf', '^lib/browser/', ['^lib/copy/'], 'What the browser does, whatever it is for.'),
    only(
      'checkout-uses-the-store',
      '^lib/checkout/(?!quote-cart)',
      [
        '^lib/(browser|checkout|store-api|domain|copy|orders)/',
        '^lib/http/problem-kinds',
        '^lib/paths\\.ts$',
      ],
      'The write path knows the store, never the page.',
    ),
    only(
      'quotes-are-composed-once',
      '^lib/checkout/quote-cart',
      ['^lib/(checkout|store-api|domain)/', '^lib/catalog/get-catalog', '^lib/process-singleton\\.ts$'],
      'The one place of the write path that sees the catalogue: it names the product of a variant.',
    ),
    only(
      'auth-is-a-service',
      '^lib/auth/(?!contract|post-auth|call-accounts|read-answers)',
      [
        '^lib/(auth|domain|env)/',
        '^lib/http/(account-problem-kinds|client-address|memory-counters)',
        '^lib/(image|log|paths|process-singleton)\\.ts$',
      ],
      'Accounts know neither the store nor the page.',
    ),
    only(
      'auth-in-the-browser',
      '^lib/auth/(contract|post-auth|call-accounts|read-answers)',
      ['^lib/(browser|domain)/', '^lib/http/(account-)?problem-kinds'],
      'What the browser loads knows no service and no environment.',
    ),
    only(
      'seo-describes',
      '^lib/seo/',
      ['^lib/(catalog|domain|copy)/', '^lib/(public-)?paths\\.ts$'],
      'Descriptions of pages.',
    ),
    only(
      'documents-tell-the-catalogue',
      '^lib/documents/',
      ['^lib/(catalog|domain|copy|env|files|seo)/', '^lib/(log|(public-)?paths|process-singleton)\\.ts$'],
      'Sitemap, feed, robots and manifest: written from the snapshot, never from a page.',
    ),
    only(
      'share-cards-are-drawn',
      '^lib/share-card/',
      [
        '^lib/catalog/share-card-subject',
        '^lib/(domain|env)/',
        '^lib/http/page-files',
        '^lib/process-singleton\\.ts$',
      ],
      'Pictures from plain values; kept in the same bounded files as pages.',
    ),
    only(
      'stores-hold-state',
      '^stores/',
      ['^lib/domain/', '^lib/paths\\.ts$'],
      'Client state knows the rules only.',
    ),
    only(
      'components-stay-in-the-browser',
      '^components/',
      [
        '^stores/',
        '^lib/(browser|domain|copy|query)/',
        '^lib/checkout/(contract|post-checkout|post-arrival)',
        '^lib/auth/(contract|post-auth|call-accounts|read-answers)',
        '^lib/http/not-found-mark',
        '^lib/((account-|public-)?paths|utils|image|theme)\\.ts$',
      ],
      'Components know rules, texts and client state; data comes as plain values.',
    ),
    {
      name: 'nobody-imports-app-or-e2e',
      severity: 'error',
      from: { pathNot: '^(app|e2e)/' },
      to: { path: '^(app|e2e)/' },
    },
    {
      name: 'only-database-names-the-driver',
      severity: 'error',
      from: { path: '^(app|lib)/', pathNot: ['^lib/sqlite/database\\.ts$', tests] },
      to: { path: '^(node:)?sqlite$' },
    },
    {
      name: 'only-auth-names-supabase',
      comment: 'Its client lives on the server, behind the port: no page and no browser carries it.',
      severity: 'error',
      from: { pathNot: ['^lib/auth/supabase-', tests] },
      to: { path: '@supabase/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|node_modules|public)/' },
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.css', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
}
