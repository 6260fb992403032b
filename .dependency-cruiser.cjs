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
      ['^lib/http/(account-)?problem-kinds', '^lib/checkout/post-checkout', '^lib/auth/call-accounts'],
      'Texts depend on kinds of problems only.',
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
      ['^lib/(store-api|embedded-store|env|domain)/', '^lib/(log|process-singleton)\\.ts$'],
      'The one place where the store is chosen.',
    ),
    only(
      'embedded-store-is-a-store',
      '^lib/embedded-store/',
      ['^lib/domain/', '^lib/store-api/wire'],
      'The sample store knows the wire format, not the shop.',
    ),
    only(
      'catalog-reads-the-store',
      '^lib/catalog/',
      ['^lib/(store-api|domain|env)/', '^lib/http/expire-tags', '^lib/(log|process-singleton)\\.ts$'],
      'Reads know the store, never the page.',
    ),
    only(
      'checkout-uses-the-store',
      '^lib/checkout/',
      ['^lib/(store-api|domain|copy)/', '^lib/http/problem-kinds', '^lib/paths\\.ts$'],
      'The write path knows the store, never the page.',
    ),
    only(
      'auth-is-a-service',
      '^lib/auth/(?!contract|post-auth|call-accounts|read-answers)',
      [
        '^lib/(auth|domain|env)/',
        '^lib/http/account-problem-kinds',
        '^lib/(image|paths|process-singleton)\\.ts$',
      ],
      'Accounts know neither the store nor the page.',
    ),
    only(
      'auth-in-the-browser',
      '^lib/auth/(contract|post-auth|call-accounts|read-answers)',
      ['^lib/domain/', '^lib/http/(account-)?problem-kinds'],
      'What the browser loads knows no service and no environment.',
    ),
    only(
      'seo-describes',
      '^lib/seo/',
      ['^lib/(catalog|domain|copy)/', '^lib/paths\\.ts$'],
      'Descriptions of pages.',
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
        '^lib/(domain|copy|query)/',
        '^lib/checkout/(contract|post-checkout)',
        '^lib/auth/(contract|post-auth|call-accounts|read-answers)',
        '^lib/http/not-found-mark',
        '^lib/(account-paths|paths|utils|image|theme)\\.ts$',
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
      from: { path: '^(app|lib)/', pathNot: ['^lib/embedded-store/database\\.ts$', tests] },
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
