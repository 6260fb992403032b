// Test child process: writes more lines than a pipe holds, and ends on request.
import { log } from '../../log.ts'

const [, , count = '0', size = '0'] = process.argv

for (let line = 0; line < Number(count); line += 1)
  log('info', 'test.line', { line, text: 'x'.repeat(Number(size)) })
setTimeout(() => process.send?.('goes on'), 50)
process.on('message', () => process.exit(0))
