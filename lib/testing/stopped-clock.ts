/** Advances only on request; milliseconds since the epoch. */
export function stoppedClock(start: number) {
  let time = start
  const passMilliseconds = (count: number) => {
    time += count
  }
  return { now: () => time, passMilliseconds }
}
