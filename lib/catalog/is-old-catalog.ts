/** Seconds without a good reading, after which people should look, whatever the shop is set to: prices may be yesterday's. */
const oldAfterSeconds = 600

/** Whether a catalogue that was last confirmed so long ago is old, in a shop that reads it this often. */
export function isOldCatalog(ageSeconds: number, refreshSeconds: number): boolean {
  return ageSeconds > Math.max(oldAfterSeconds, 3 * refreshSeconds)
}
