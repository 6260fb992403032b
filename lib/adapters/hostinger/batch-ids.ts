import { type Result, success } from '../../domain/result.ts'

/** Characters an address may have; some servers and proxies refuse longer ones. */
export const longestAddress = 2000

/** Splits ids so that `{prefix}&{key}=id&{key}=id…` stays within an address; `available` is in characters. */
export function batchIds<Id extends string>(options: {
  ids: readonly Id[]
  key: string
  available: number
}): Id[][] {
  const keyLength = encodeURIComponent(options.key).length + 2
  const batches: Id[][] = []
  let room = 0
  for (const id of new Set(options.ids)) {
    const length = keyLength + encodeURIComponent(id).length
    const current = batches.at(-1)
    if (current && length <= room) {
      current.push(id)
      room -= length
    } else {
      batches.push([id])
      room = options.available - length
    }
  }
  return batches
}

/** Calls under way at once, so that one listing is no burst. */
const callsAtOnce = 4

/** The answers to one call per item, a few at a time; the first failure ends it. */
export async function inGroups<Item, Value, Failure>(
  items: readonly Item[],
  call: (item: Item) => Promise<Result<Value, Failure>>,
): Promise<Result<readonly Value[], Failure>> {
  const values: Value[] = []
  for (let first = 0; first < items.length; first += callsAtOnce) {
    for (const result of await Promise.all(items.slice(first, first + callsAtOnce).map(call))) {
      if (!result.ok) return result
      values.push(result.value)
    }
  }
  return success(values)
}
