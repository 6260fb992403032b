import { readChoice, storeChoice } from './device-choice'

const key = 'painel-som'

/** Off until it is switched on, on this device. */
export const isBellOn = () => readChoice(key) === 'on'

export const switchBell = (isOn: boolean) => storeChoice(key, isOn ? 'on' : 'off')

let audio: AudioContext | null = null
const listeners = new Set<() => void>()
function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** Whether a tone would sound now: browsers keep a page silent until it was touched once. */
export const isBellReady = () => audio?.state === 'running'

export function followBell(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the browser for sound; it agrees only while the page is being touched, or was before. */
async function wake(): Promise<void> {
  if (!audio) {
    audio = new AudioContext()
    audio.addEventListener('statechange', notifyListeners)
  }
  if (audio.state !== 'running') await audio.resume()
}

/** Has the bell wake with the first touch or key while it is on; ends what it began when called. */
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

/** Two soft tones; none where the page is still silent, so that no heap of old ones sounds at the first touch. */
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

/** Rings for the hand that has just switched it on. */
export async function tryBell(): Promise<void> {
  await wake()
  ringBell()
}
