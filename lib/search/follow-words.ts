import { decodeText, findSignature, readFileState } from '../server/files/file-state.ts'
import { followChanges } from '../server/files/follow-changes.ts'
import { type OperatorWords, operatorWordsLimits, parseOperatorWords } from './operator-words.ts'
import { createSearchWords, grocerySearchWords, type SearchWords } from './search-words.ts'

type LogFields = Readonly<Record<string, string | number>>

type Options = {
  readonly file: string
  readonly log: (level: 'info' | 'warn' | 'error', event: string, fields: LogFields) => void
  /** The words mean something else than before. */
  readonly onChange: () => void
  /** Milliseconds between two looks at the file. */
  readonly lookMs?: number
}

export type FollowedWords = {
  /** What words mean now: as the last file that could be read says, or without it where there is none. Waits for the first reading. */
  readonly current: () => Promise<SearchWords>
  readonly close: () => void
}

/** Lines that are named in the log for one state of the file; of the others the number. */
const namedLines = 50

/** Follows the operator's file of words while the shop runs. */
export function followWords({ file, log, onChange, lookMs }: Options): FollowedWords {
  let words = grocerySearchWords
  let fault = ''
  let isThere = false

  function adopt(next: SearchWords): void {
    if (next.digest === words.digest) return
    words = next
    onChange()
  }

  function logWords({ synonyms, general, ignored, wrongLines }: OperatorWords): void {
    for (const { line, reason } of wrongLines.slice(0, namedLines)) {
      log('warn', 'search-words.wrong-line', { file, line, reason })
    }
    const [synonymLines, generalLines] = [synonyms.length, general.length]
    const counts = { synonyms: synonymLines, general: generalLines, ignored: ignored.length }
    log('info', 'search-words.read', { file, ...counts, wrongLines: wrongLines.length })
  }

  async function read(): Promise<void> {
    const state = await readFileState(file, operatorWordsLimits.bytes)
    if (!state.ok && state.error.kind !== 'gone') {
      const { reason } = state.error
      if (reason !== fault) log('error', 'search-words.unusable', { file, reason })
      fault = reason
      return
    }
    fault = ''
    if (state.ok) {
      const own = parseOperatorWords(decodeText(state.value.bytes))
      logWords(own)
      adopt(createSearchWords(own))
    } else {
      if (isThere) log('info', 'search-words.gone', { file })
      adopt(grocerySearchWords)
    }
    isThere = state.ok
  }

  const { started, close } = followChanges({
    findSignature: () => findSignature(file),
    read,
    ...(lookMs === undefined ? {} : { lookMs }),
  })
  return {
    async current() {
      await started
      return words
    },
    close,
  }
}
