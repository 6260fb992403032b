// npm run bench -- NAME …: one of the benchmarks; what stands behind its name is for it.
const names = ['browser', 'catalog', 'checkout', 'pages', 'search', 'touches']

const [name = ''] = process.argv.splice(2, 1)
if (!names.includes(name)) {
  process.stderr.write(`npm run bench -- NAME, with one of: ${names.join(', ')}\n`)
  process.exit(1)
}
await import(`./bench-${name}.ts`)
