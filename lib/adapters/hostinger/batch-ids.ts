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
