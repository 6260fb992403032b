import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ringBell, switchBell, wakeBell } from '@/lib/desk/browser/bell'
import { deskOrdersCopy } from '@/lib/desk/copy/orders'
import { BellSwitch } from './bell-switch'

let tones = 0

class FakeAudio extends EventTarget {
  state = 'suspended'
  currentTime = 0
  destination = {}
  async resume() {
    this.state = 'running'
    this.dispatchEvent(new Event('statechange'))
  }
}
class FakeTone {
  connect = (next: object) => next
  start = () => void tones++
  stop = () => undefined
}
class FakeVolume {
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  }
  connect = (next: object) => next
}

it('stays silent after a reload until the page is touched, says so, and rings no old orders then', async () => {
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal('OscillatorNode', FakeTone)
  vi.stubGlobal('GainNode', FakeVolume)
  switchBell(true)
  const end = wakeBell()
  render(<BellSwitch />)
  ringBell()
  ringBell()
  expect(screen.getByText(deskOrdersCopy.sound.silent)).toBeTruthy()

  await act(async () => void fireEvent.pointerDown(document.body))
  expect([tones, screen.queryByText(deskOrdersCopy.sound.silent)]).toEqual([0, null])
  ringBell()
  expect(tones).toBe(2)
  end()
})
