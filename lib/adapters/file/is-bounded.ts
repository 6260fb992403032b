import { fileLimits as limits } from './limits.ts'

/** Whether a CSV has no more cells than a shop's rows and columns: seen before it is parsed, which costs much more. */
export function isBoundedCsv(text: string, delimiter: string): boolean {
  let found = 0
  for (let at = text.indexOf(delimiter); at !== -1; at = text.indexOf(delimiter, at + 1)) {
    found += 1
    if (found > limits.separators) return false
  }
  return true
}

/** The same of JSON, and whether no object has more keys, and nothing lies deeper, than in a list of products. */
export function isBoundedJson(text: string): boolean {
  /** Keys so far of the object that is open at each depth. */
  const keys = [0]
  let depth = 0
  let separators = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]/gs)) {
    if (token === '[' || token === '{') {
      depth += 1
      if (depth > limits.depth) return false
      keys[depth] = 0
    } else if (token === ']' || token === '}') depth -= 1
    else if (token === ',') {
      separators += 1
      if (separators > limits.separators) return false
    } else if (token === ':') {
      keys[depth] = (keys[depth] ?? 0) + 1
      if ((keys[depth] ?? 0) > limits.keys) return false
    }
  }
  return true
}
