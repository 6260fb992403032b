import { openPageFiles } from '../page-files.ts'

// Run by a test in a process of its own: a release that keeps one page under a shared DATA_DIR, and says whether it
// still has it on disk whenever it is asked.
const [, , directory = '', namespace = ''] = process.argv
const isPage = (page: unknown): page is string => typeof page === 'string'
const pages = openPageFiles({ directory, namespace, isPage, maximumMemoryBytes: 0 })
await pages.save('/', namespace)
// The page that was kept last stays in memory.
await pages.save('/other', namespace)
process.send?.('kept')
process.on('message', async () => process.send?.((await pages.find('/')) === namespace))
process.once('disconnect', () => process.exit(0))
