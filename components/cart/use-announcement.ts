import { useEffect, useRef, useState } from 'react'

/** After the toast and the stepper, which speak at once. Milliseconds. */
const quietMs = 1000

/** `text` for a live region, each time it has changed and stayed so; what is known at first is not said. */
export function useAnnouncement(text: string, isKnown: boolean): string {
  const [announced, announce] = useState('')
  const said = useRef(isKnown ? text : '')
  useEffect(() => {
    if (text === said.current) return
    const timer = setTimeout(() => {
      said.current = text
      announce(text)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [text])
  return announced
}
