import { createInterface } from 'node:readline'
import type { ReadStream } from 'node:tty'
import { UsageError } from '../tools/command-line.ts'

type Streams = {
  readonly input: ReadStream
  readonly output: NodeJS.WriteStream
}

/** Reads twice without echo from a terminal, else the first line. Throws `UsageError`. */
export async function readPassword({ input, output }: Streams): Promise<string> {
  if (!input.isTTY) return firstLine(input)
  const password = await askUnseen({ input, output }, 'Password: ')
  const again = await askUnseen({ input, output }, 'The same again: ')
  if (password !== again) throw new UsageError('The two are not the same. Nothing was changed.')
  return password
}

async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input })) return line
  throw new UsageError('Give the password as one line of standard input, or use a terminal.')
}

const [endOfLine, interrupt, endOfInput] = [/[\r\n]/, '\u0003', '\u0004']
const backspaces = ['\u007f', '\b']

function askUnseen({ input, output }: Streams, question: string): Promise<string> {
  input.setRawMode(true)
  output.write(question)
  input.setEncoding('utf8')
  return new Promise((resolve, reject) => {
    let typed: string[] = []

    function stop(): void {
      input.off('data', take)
      input.setRawMode(false)
      input.pause()
      output.write('\n')
    }

    function takeLetter(letter: string): void {
      if (endOfLine.test(letter)) {
        stop()
        resolve(typed.join(''))
      } else if (letter === interrupt || letter === endOfInput) {
        stop()
        reject(new UsageError('Nothing was changed.'))
      } else if (backspaces.includes(letter)) typed = typed.slice(0, -1)
      else typed.push(letter)
    }

    function take(text: string): void {
      for (const letter of text) takeLetter(letter)
    }

    input.on('data', take)
    input.resume()
  })
}
