/** Milliseconds: the header has whole seconds, and the answer was under way. */
const tolerated = 5_000

let ahead = 0

/** Notes how far the clock of this device is ahead of the server's, by the `Date` of an answer. */
export function noteServerTime(date: string | null): void {
  const difference = Date.now() - Date.parse(date ?? '')
  if (Number.isFinite(difference)) ahead = Math.abs(difference) > tolerated ? difference : 0
}

/** Milliseconds since 1970, as the server's clock has it: a phone's own may be hours off. */
export const serverNow = () => Date.now() - ahead
