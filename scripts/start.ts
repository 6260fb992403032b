// The built shop, with as much memory as the machine has for it.
import { execWithMemoryFlags } from './tools/exec-with-memory-flags.ts'

execWithMemoryFlags()
await import('./tools/start-shop.ts')
