const key = 'painel-som'

/** Off until somebody switches it on, on this device. */
export function isBellOn(): boolean {
  try {
    return window.localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

export function switchBell(isOn: boolean): void {
  try {
    window.localStorage.setItem(key, isOn ? 'on' : 'off')
  } catch {
    // The storage is shut: it holds until the page is left.
  }
}

let audio: AudioContext | null = null

/** Two soft tones. Browsers stay silent until the page was touched once. */
export function ringBell(): void {
  audio ??= new AudioContext()
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
  void audio.resume()
}
