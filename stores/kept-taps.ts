/** An older tap is forgotten: after that long it is not expected any more. Milliseconds. */
const longestWaitMs = 20_000

/** Carries out, each once and in order, the taps that an inline script has kept (`lib/browser/first/keep-taps.ts`). */
export async function carryOutKeptTaps(): Promise<void> {
  window.takesTaps = true
  const taps = window.keptTaps ?? []
  window.keptTaps = []
  for (const [button, at] of taps) {
    button.removeAttribute('aria-busy')
    if (button.isConnected && performance.now() - at < longestWaitMs) button.click()
    // What it changed is drawn before the next one.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
