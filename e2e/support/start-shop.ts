// Starts the shop of the browser tests on empty data.
import fs from 'node:fs'

const directory = process.env['DATA_DIR']
if (!directory?.includes('.data-e2e')) throw new Error('DATA_DIR must be the folder of the browser tests')
fs.rmSync(directory, { recursive: true, force: true })
await import('../../scripts/start.ts')
