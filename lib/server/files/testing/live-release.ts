import { openPageFiles } from '../page-files.ts'

// Test child process: a release that keeps one page in a shared DATA_DIR and reports whether it is still on
// disk.
const [, , directory = '', namespace = ''] = process.argv
const isPage = (page: unknown): page is string => typeof page === 'string'
const pages = openPageFiles({ directory, namespace, isPage, maximumMemoryBytes: 0 })
await pages.save('/', namespace)
// Evicts the first page from memory.
await pages.save('/other', namespace)
process.send?.('kept')
process.on('message', async () => process.send?.((await pages.find('/')) === namespace))
process.once('disconnect', () => process.exit(0))
