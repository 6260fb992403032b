// npm start: the built shop. Runs on any Node.js from 20, to say so where it is too old for the shop.
import { checkServerNode } from './tools/install.mjs'

checkServerNode()
await import('./start.ts')
