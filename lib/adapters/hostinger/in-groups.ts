import { type Result, success } from '../../domain/result.ts'

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
