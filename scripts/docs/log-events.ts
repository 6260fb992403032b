/**
 * The events that a source file logs, with their levels. A call is `log(level, event, …)`, under whatever name `log` is
 * handed on; level and event may be chosen by a condition.
 */
export function logEvents(source: string): readonly (readonly [event: string, level: string])[] {
  return [...source.matchAll(/\b\w+\((?=[^(){}]*'(?:debug|info|warn|error)')/g)].flatMap(
    ({ index, 0: call }) => {
      // The fields are an object, or a name for one.
      const [parameters = ''] = parametersAt(source, index + call.length).split('{')
      const words = [...parameters.matchAll(/'([a-z.-]+)'/g)].map(([, word = '']) => word)
      const levels = words.filter((word) => /^(debug|info|warn|error)$/.test(word))
      const events = words.filter((word) => /^[a-z-]+\.[a-z-]+$/.test(word))
      const isPaired = levels.length === events.length
      return events.flatMap((event, place) =>
        (isPaired ? levels.slice(place, place + 1) : levels).map((level) => [event, level] as const),
      )
    },
  )
}

/** What stands between the parenthesis that was opened before `start` and the one that closes it. */
function parametersAt(source: string, start: number): string {
  let open = 1
  let end = start
  for (; end < source.length && open > 0; end += 1) {
    if (source[end] === '(') open += 1
    if (source[end] === ')') open -= 1
  }
  return source.slice(start, end - 1)
}
