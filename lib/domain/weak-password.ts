import { foldText } from './text.ts'

/** Most used words of leaked passwords in Brazil, and those of a shop. */
const mostUsed = [
  'acesso',
  'admin',
  'amor',
  'brasil',
  'corinthians',
  'deus',
  'dragon',
  'familia',
  'flamengo',
  'football',
  'iloveyou',
  'jesus',
  'letmein',
  'loja',
  'master',
  'mercado',
  'monkey',
  'painel',
  'palmeiras',
  'password',
  'princess',
  'santos',
  'senha',
  'sunshine',
  'teamo',
  'usuario',
  'vasco',
  'welcome',
]

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
]
const backwards = (text: string) => [...text].toReversed().join('')
const sequences = [...rows, ...rows.map(backwards)]

const shortestRun = 4

/** Different characters required beside common words and runs. */
const fewestDifferent = 5

/** Ignores the user's name, common words and runs such as '1234', and counts different characters. */
export function isWeakPassword(password: string, user: string): boolean {
  let rest = foldText(password)
  for (const word of [foldText(user), ...mostUsed]) if (word.length > 2) rest = rest.replaceAll(word, ' ')
  return new Set(withoutRuns(rest).replace(/\s/g, '')).size < fewestDifferent
}

function withoutRuns(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length; ) {
    const length = runAt(text, at)
    if (length < shortestRun) rest += text[at]
    at += length < shortestRun ? 1 : length
  }
  return rest
}

function runAt(text: string, at: number): number {
  let length = 1
  while (at + length < text.length && sequences.some((row) => row.includes(text.slice(at, at + length + 1))))
    length += 1
  return length
}
