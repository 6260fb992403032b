import { openReplica, sampleStore } from './open-replica.ts'

// Test child process: a replica that reports its first catalogue.
const [, , url = ''] = process.argv
const replica = openReplica({ url, store: sampleStore(), refreshMs: 1000 })
await replica.reader.current()
process.send?.(replica.isReader())
