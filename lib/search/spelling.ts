/**
 * How many slips lie between two words (a letter too many, missing or wrong, or two neighbours swapped), or
 * `most + 1` as soon as there are more than `most`.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped && row > 1 && column > 1) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1)
      current.push(slips)
      least = Math.min(least, slips)
    }
    if (least > most) return most + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[other.length] ?? 0, most + 1)
}

/** How a word without accents sounds, roughly: `xuxu` and `chuchu` are the same. */
export function soundOf(word: string): string {
  return word
    .replace(/[cs]h/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/(?<![nl])h/g, '')
    .replace(/qu(?=[ei])|[kq]/g, 'c')
    .replace(/c(?=[ei])|z|ss/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/(.)\1+/g, '$1')
}

/** Slips that are forgiven in a word of this length. */
function forgivenSlips(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

// A bit for each letter: words that share too few of them need no closer look.
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 31)
  return letters
}

function countBits(bits: number): number {
  let rest = bits
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count += 1
  }
  return count
}

type Entry = {
  readonly word: string
  readonly sound: string
  readonly letters: number
  readonly count: number
}

function pushTo<Key>(lists: Map<Key, Entry[]>, key: Key, entry: Entry): void {
  const list = lists.get(key)
  if (list) list.push(entry)
  else lists.set(key, [entry])
}

export type Speller = {
  /** The known words nearest to one that is not known, the likeliest first. */
  readonly nearest: (word: string, options?: NearestOptions) => readonly string[]
}

type NearestOptions = {
  /** Adds to the forgiven slips. */
  readonly leniency?: number
  /** It may be the beginning of a word. */
  readonly mayGoOn?: boolean
}

/** Letters; fewer begin too many words that sound alike, and as many too many that look alike. */
const shortestBeginning = 4

/** Words of the catalogue without accents, with the number of products they stand for. */
export function createSpeller(words: ReadonlyMap<string, number>): Speller {
  const byLength = new Map<number, Entry[]>()
  const bySound = new Map<string, Entry[]>()
  const byFirstSound = new Map<string | undefined, Entry[]>()
  for (const [word, count] of words) {
    if (word.length < 3 || /\d/.test(word)) continue
    const entry = { word, sound: soundOf(word), letters: lettersOf(word), count }
    pushTo(byLength, word.length, entry)
    pushTo(bySound, entry.sound, entry)
    pushTo(byFirstSound, entry.sound[0], entry)
  }

  function slipsOf(word: string, entry: Entry, most: number): number {
    const slips = slipsBetween(word, entry.word, most)
    // Of four letters one wrong one makes another word: 'coca' is no 'coco'.
    const isOtherWord = word.length < 5 && entry.word.length === word.length && !isSwap(word, entry.word)
    return isOtherWord ? most + 1 : slips
  }

  return {
    nearest(word, { leniency = 0, mayGoOn = false } = {}) {
      if (word.length < 3 || /\d/.test(word)) return []
      const sound = soundOf(word)
      const mayBegin = mayGoOn && word.length >= shortestBeginning
      const begun = mayBegin ? (byFirstSound.get(sound[0]) ?? []) : []
      const alike = bySound.get(sound) ?? begun.filter((entry) => entry.sound.startsWith(sound))
      if (alike.length > 0) return alike.toSorted((a, b) => b.count - a.count).map((entry) => entry.word)
      const most = word.length < 4 ? 0 : forgivenSlips(word.length) + leniency
      if (most === 0) return []
      const letters = lettersOf(word)
      const found: { entry: Entry; slips: number; isOtherStart: number }[] = []
      for (let length = word.length - most; length <= word.length + most; length += 1) {
        for (const entry of byLength.get(length) ?? []) {
          if (countBits(entry.letters ^ letters) > 2 * most) continue
          const slips = slipsOf(word, entry, most)
          if (slips <= most) found.push({ entry, slips, isOtherStart: entry.word[0] === word[0] ? 0 : 1 })
        }
      }
      for (const entry of word.length > shortestBeginning ? begun : []) {
        if (entry.word.length <= word.length || countBits(letters & ~entry.letters) > 1) continue
        const slips = slipsInBeginning(word, entry.word.slice(0, word.length))
        if (slips === 1) found.push({ entry, slips, isOtherStart: entry.word[0] === word[0] ? 0 : 1 })
      }
      return found
        .toSorted(
          (a, b) => a.slips - b.slips || a.isOtherStart - b.isOtherStart || b.entry.count - a.entry.count,
        )
        .map(({ entry }) => entry.word)
    },
  }
}

/** 1 where a letter stands in another place (`iorgu` of `iogurte`) or, in six letters or more, is a wrong one. */
function slipsInBeginning(word: string, beginning: string): number {
  const slips = slipsBetween(word, beginning, 2)
  if (slips <= 2 && isSwap(word, beginning)) return 1
  return word.length > 5 ? slips : 2
}

function isSwap(one: string, other: string): boolean {
  return [...one].toSorted().join('') === [...other].toSorted().join('')
}
