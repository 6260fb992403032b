import { openReplica, sampleStore } from './open-replica.ts'

// Run by a test in a process of its own: a replica that says so as soon as it has something to show.
const [, , url = ''] = process.argv
const replica = openReplica({ url, store: sampleStore(), refreshMs: 1000 })
await replica.reader.current()
process.send?.(replica.isReader())
