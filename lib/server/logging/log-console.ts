import { format, stripVTControlCharacters } from 'node:util'
import { log } from '../log.ts'

const fieldsOf = (words: readonly unknown[]) => ({
  message: stripVTControlCharacters(format(...words)).trim(),
})

/** Has what packages print (Next, warnings of Node.js) logged as JSON, like all else. */
export function logConsole(): void {
  console.debug = (...words) => log('debug', 'console.printed', fieldsOf(words))
  console.log = (...words) => log('info', 'console.printed', fieldsOf(words))
  console.info = (...words) => log('info', 'console.printed', fieldsOf(words))
  console.warn = (...words) => log('warn', 'console.printed', fieldsOf(words))
  console.error = (...words) => log('error', 'console.printed', fieldsOf(words))
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) =>
    log('warn', 'console.printed', { message: `${name}: ${message}` }),
  )
}
