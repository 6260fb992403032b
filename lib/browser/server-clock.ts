/** Milliseconds; covers whole seconds and transport. */
const tolerated = 5_000

let ahead = 0

/** Measures the difference of the clocks by the `Date` of an answer. */
export function noteServerTime(date: string | null): void {
  const difference = Date.now() - Date.parse(date ?? '')
  if (Number.isFinite(difference)) ahead = Math.abs(difference) > tolerated ? difference : 0
}

/** Milliseconds since 1970 by the server's clock: a phone's may be hours off. */
export const serverNow = () => Date.now() - ahead
