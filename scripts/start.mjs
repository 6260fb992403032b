// npm start: serves the built shop. Runs on any Node.js from 20, to report one too old.
import { checkServerNode } from './tools/install.mjs'

checkServerNode()
await import('./start.ts')
