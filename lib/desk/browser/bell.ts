import { readChoice, storeChoice } from './device-choice'

const key = 'painel-som'

/** Off by default; stored on this device. */
export const isBellOn = () => readChoice(key) === 'on'

export const switchBell = (isOn: boolean) => storeChoice(key, isOn ? 'on' : 'off')

let audio: AudioContext | null = null
const listeners = new Set<() => void>()
function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** Browsers block sound until the page is touched. */
export const isBellReady = () => audio?.state === 'running'

export function followBell(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function wake(): Promise<void> {
  if (!audio) {
    audio = new AudioContext()
    audio.addEventListener('statechange', notifyListeners)
  }
  if (audio.state !== 'running') await audio.resume()
}

/** Enables sound at the first touch or key; returns a stop function. */
export function wakeBell(): () => void {
  const onTouch = () => {
    if (isBellOn() && !isBellReady()) void wake().catch(() => undefined)
  }
  const events = ['pointerdown', 'pointerup', 'keydown'] as const
  for (const name of events) document.addEventListener(name, onTouch, { capture: true, passive: true })
  return () => {
    for (const name of events) document.removeEventListener(name, onTouch, { capture: true })
  }
}

/** Skipped while the page is muted, so that no queue of tones sounds at the first touch. */
export function ringBell(): void {
  if (!audio || !isBellReady()) return
  const { currentTime, destination } = audio
  for (const [index, hertz] of [880, 1174.7].entries()) {
    const at = currentTime + index * 0.18
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz })
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(0.18, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5)
    tone.connect(volume).connect(destination)
    tone.start(at)
    tone.stop(at + 0.55)
  }
}

export async function tryBell(): Promise<void> {
  await wake()
  ringBell()
}
