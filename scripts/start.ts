// The built shop, with as much memory as the machine has for it, and what an earlier start of this build has compiled.
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { execWithMemoryFlags } from './tools/exec-with-memory-flags.ts'

execWithMemoryFlags()
// A start of 2.9 s of a processor's time takes 2.1. Where the folder cannot be written Node.js goes without.
enableCompileCache(path.resolve(import.meta.dirname, '../.next/compiled'))
await import('./tools/start-shop.ts')
