/**
 * The import law: who may know whom. `scripts/import-law.test.ts` proves that it fails. Rooms of the browser (`components`,
 * `stores`, `lib/browser`) and rooms of the server share rules (`lib/domain`), texts (`lib/copy`) and the shapes of what
 * they send each other (`lib/api`), and nothing else.
 */
const tests = '\\.(test|dom\\.test|contract|spec)\\.tsx?$|/testing/'

/** The files at `from` import, of our own, themselves and what is `allowed`; tests may import anything. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  from: { path: from, pathNot: tests },
  to: { path: '^(app|components|stores|lib|e2e|scripts)/', pathNot: [from, ...allowed] },
})

const shared = [
  only('domain-is-pure', '^lib/domain/', [], 'Rules know nothing of the rest of the house.'),
  {
    name: 'domain-needs-only-zod',
    comment: 'No fetch, clock, environment, randomness or file in the rules.',
    from: { path: '^lib/domain/', pathNot: tests },
    to: { dependencyTypesNot: ['local', 'type-only'], pathNot: ['node_modules/zod/', '^lib/domain/'] },
  },
  only('api-is-shapes', '^lib/(desk/)?api/', ['^lib/domain/'], 'What browser and server send each other.'),
  only(
    'copy-is-leaf',
    '^lib/(desk/)?copy/',
    ['^lib/(desk/)?api/', '^lib/domain/', '^lib/browser/(post-checkout|call-accounts)'],
    'Texts depend on kinds and shapes only.',
  ),
]

const browser = [
  only(
    'browser-calls-the-shop',
    '^lib/(desk/)?browser/(?!first/)',
    ['^lib/(desk/)?(api|browser|copy)/', '^lib/domain/'],
    'All calls of our server.',
  ),
  only('first-scripts', '^lib/browser/first/', ['^(stores|lib/(browser|domain))/'], 'Run before React.'),
  only(
    'stores-hold-state',
    '^stores/',
    ['^lib/(api|domain)/'],
    'Client state knows the rules, and the shapes of what is stored.',
  ),
  only(
    'components-stay-in-the-browser',
    '^components/',
    ['^stores/', '^lib/(desk/)?(api|browser|copy)/', '^lib/(domain/|utils\\.ts$|next/not-found-mark)'],
    'Components know rules, texts and client state; data comes as plain values.',
  ),
  {
    name: 'desk-is-an-app-of-its-own',
    comment:
      'What it shares with the shop has no state of a shopper, and no page of the shop carries a part of it.',
    from: { path: '^components/desk/', pathNot: tests },
    to: { path: '^(components/(?!desk/|shop/|ui/|feedback/part-boundary)|stores/)' },
  },
  {
    name: 'shop-knows-no-desk',
    comment: 'Not one byte of the desk is in a bundle of the shop.',
    from: { path: '^(app|components/(?!desk/)|stores|lib/(api|browser|copy|domain)/)', pathNot: tests },
    to: { path: '^(components/desk/|lib/desk/(browser|copy)/)' },
  },
  {
    name: 'cart-knows-no-product-page',
    comment:
      'What both draw with lies in `components/{shop,ui}`, what both buy with in `components/checkout`.',
    from: { path: '^components/(cart|checkout)/', pathNot: tests },
    to: { path: '^components/(product|product-card|listing)/' },
  },
  only(
    'service-worker-is-alone',
    '^lib/service-worker/',
    ['^lib/(copy|domain)/'],
    'A script of its own in the browser: rules and words, and nothing of the page.',
  ),
]

const server = [
  only(
    'server-serves-anything',
    '^lib/server/',
    ['^lib/(api|copy|domain)/', '^lib/desk/(api/calls|copy/problems)'],
    'HTTP, limits, settings, files, log, databases.',
  ),
  only(
    'next-is-behind-one-door',
    '^lib/next/',
    ['^lib/(server|domain)/', '^lib/browser/fill-script\\.ts$'],
    'All that touches the insides of Next, and what is built beside it.',
  ),
  only(
    'store-is-a-port',
    '^lib/store/(?!get-)',
    ['^lib/store/', '^lib/domain/'],
    'What any store can be asked.',
  ),
  only(
    'store-composition-root',
    '^lib/store/get-',
    ['^lib/(store|adapters|server|domain)/'],
    'The one place where the store is chosen.',
  ),
  only(
    'hostinger-adapter',
    '^lib/adapters/hostinger/',
    ['^lib/store/(?!get-)', '^lib/domain/', '^lib/server/bounded-memory'],
    'One vendor: its wire, its mapping, its client.',
  ),
  only(
    'file-adapter',
    '^lib/adapters/file/',
    ['^lib/store/(?!get-)', '^lib/(copy|domain|server)/'],
    'A store that is a file: its rows, its pictures, what was sold of it, and orders as messages.',
  ),
  only(
    'embedded-adapter',
    '^lib/adapters/embedded/',
    ['^lib/(copy|domain)/', '^lib/server/(bounded-memory|database/)', '^lib/adapters/hostinger/wire'],
    'The sample store knows the wire format, not the shop.',
  ),
  only(
    'search-finds-in-a-snapshot',
    '^lib/search/',
    ['^lib/(domain|next|server)/', '^lib/catalog/snapshot\\.ts$'],
    'Words, synonyms, index, relevance.',
  ),
  only(
    'catalog-reads-the-store',
    '^lib/catalog/',
    ['^lib/(store|search|copy|domain|next|server)/'],
    'Reads know the store and how its prices are written, never the page.',
  ),
  only(
    'orders-are-kept',
    '^lib/orders/(?!get-order-journal)',
    ['^lib/orders/', '^lib/domain/', '^lib/server/(database/|log)'],
    'The journal speaks the domain; it knows neither the store nor the page.',
  ),
  only(
    'orders-composition-root',
    '^lib/orders/get-order-journal',
    ['^lib/(orders|server)/'],
    'The one place where the journal is chosen.',
  ),
  only(
    'checkout-uses-the-store',
    '^lib/checkout/(?!quote-cart)',
    ['^lib/(checkout|api|copy|domain|orders)/', '^lib/store/(?!get-)', '^lib/server/(bounded-memory|timing)'],
    'The write path knows the store, never the page.',
  ),
  only(
    'quotes-are-composed-once',
    '^lib/checkout/quote-cart',
    ['^lib/(checkout|store|domain|server)/', '^lib/catalog/get-catalog'],
    'The one place of the write path that sees the catalogue: it names the product of a variant.',
  ),
  only(
    'desk-works-on-orders',
    '^lib/desk/server/',
    ['^lib/desk/(api|copy)/', '^lib/(api|catalog|copy|domain|orders|server)/'],
    'What the people of the market do: it knows orders and the catalogue, neither page nor account nor store.',
  ),
  only('accounts-are-a-service', '^lib/accounts/', ['^lib/(api|domain|server)/'], 'No store, and no page.'),
  only(
    'health-looks-at-every-part',
    '^lib/health/',
    ['^lib/(accounts|catalog|domain|orders|server|store)/', '^lib/desk/server/store/'],
    'It asks each part how it is; no part asks it.',
  ),
  only(
    'discovery-describes',
    '^lib/discovery/',
    ['^lib/(catalog|copy|domain|server)/'],
    'Metadata, structured data, sitemap, feed, share cards: written from the catalogue, never from a page.',
  ),
]

const everywhere = [
  { name: 'nothing-imports-app', from: { pathNot: '^(app|e2e)/' }, to: { path: '^app/' } },
  // The settings of Playwright are its beginning.
  { name: 'nothing-imports-e2e', from: { pathNot: ['^e2e/', '^playwright\\.'] }, to: { path: '^e2e/' } },
  {
    name: 'nothing-imports-root-files',
    from: { path: '^(app|components|stores|lib|e2e|scripts)/', pathNot: tests },
    to: { path: '^[^/]+\\.(ts|mjs)$' },
  },
  {
    name: 'only-database-names-the-driver',
    from: { path: '^(app|lib)/', pathNot: ['^lib/server/database/database\\.ts$', tests] },
    to: { path: '^(node:)?sqlite$' },
  },
  {
    name: 'only-postgres-files-name-its-driver',
    from: {
      path: '^(app|lib)/',
      pathNot: ['^lib/server/(load-package|database/(keep-session|postgres))\\.ts$', tests],
    },
    to: { path: 'node_modules/pg/' },
  },
  {
    name: 'only-the-server-names-what-it-is-seen-by',
    comment: 'Log, metrics and traces are loaded in one room, and past the bundler.',
    from: { path: '^(app|components|stores|lib)/', pathNot: ['^lib/server/', tests] },
    to: { path: 'node_modules/(pino|prom-client|@opentelemetry)/' },
  },
  {
    name: 'only-lib-next-knows-the-insides-of-next',
    comment:
      'What Next does not promise is relied on in one room, and `lib/next/insides.test.ts` says when it moves.',
    from: { pathNot: ['^lib/next/', tests] },
    to: {
      path: 'node_modules/next/dist/',
      // Where `import … from 'next'` leads.
      pathNot: 'node_modules/next/dist/server/next\\.js$',
    },
  },
  {
    name: 'only-accounts-name-supabase',
    comment: 'Its client lives on the server, behind the port: no page and no browser carries it.',
    from: { pathNot: ['^lib/accounts/', tests] },
    to: { path: '@supabase/' },
  },
  { name: 'no-circles', from: {}, to: { circular: true } },
]

module.exports = {
  forbidden: [...shared, ...browser, ...server, ...everywhere].map((rule) => ({
    ...rule,
    severity: 'error',
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // What is built, written at run time, or no code; all else is seen, in folders and files that are new as well.
    exclude: { path: '^(\\.[^./][^/]*|public|coverage|test-results|playwright-report)/' },
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
