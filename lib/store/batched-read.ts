/** Longest wait to collect ids during another reading, in milliseconds. */
const longestGatherMs = 20
const mostAtOnce = 100

type Batch<Id, Value> = PromiseWithResolvers<Value> & { readonly ids: Set<Id> }

/** Batches ids of one turn, or of a reading under way; `read` never rejects. */
export function createBatchedRead<Id, Value>(
  read: (ids: readonly Id[]) => Promise<Value>,
): (ids: readonly Id[]) => Promise<Value> {
  let gathering: Batch<Id, Value> | null = null
  let timer: NodeJS.Timeout | undefined
  let underWay = 0

  async function send(): Promise<void> {
    if (gathering === null) return
    const { ids, resolve } = gathering
    gathering = null
    clearTimeout(timer)
    underWay += 1
    resolve(await read([...ids]))
    underWay -= 1
    void send()
  }

  function begin(): Batch<Id, Value> {
    if (underWay === 0) setImmediate(send)
    else timer = setTimeout(send, longestGatherMs)
    return { ...Promise.withResolvers<Value>(), ids: new Set<Id>() }
  }

  return (ids) => {
    gathering ??= begin()
    const { promise } = gathering
    for (const id of ids) gathering.ids.add(id)
    if (gathering.ids.size >= mostAtOnce) void send()
    return promise
  }
}
