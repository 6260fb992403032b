// Before npm start: without the development packages it is the host's own Node.js that serves the shop.
import { checkServerNode } from './tools/install.mjs'

checkServerNode()
