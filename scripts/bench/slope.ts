export type Sample = { readonly minute: number; readonly value: number }

/** By how much the value grows in a minute: the line with the least squares through all samples. NaN of fewer than two. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const [minute, value] = [mean(samples.map((one) => one.minute)), mean(samples.map((one) => one.value))]
  const spread = samples.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0)
  return samples.reduce((sum, one) => sum + (one.minute - minute) * (one.value - value), 0) / spread
}
