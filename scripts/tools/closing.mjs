/** One line per browser in which nothing was tried, with the reason. */
export function notRun(missing) {
  return missing.map(({ name, reason }) => `!! NOT RUN in ${name}: ${reason}`).join('\n')
}

/** The last words of a run in which nothing failed. A gate that could not be run in full does not count as passed. */
export function closing({ gateCount, missing, seconds }) {
  if (missing.length === 0) return `✓ All ${gateCount} gates passed in ${seconds} s.`
  return `✓ ${gateCount - 1} of ${gateCount} gates passed in ${seconds} s; one could not be run in full:\n${notRun(missing)}`
}
