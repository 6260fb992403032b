import { useEffect, useState } from 'react'

const second = 1000

/** Whole seconds until so many milliseconds after `since` (milliseconds since 1970) are over, by the second. */
export function useSecondsLeft(since: number, milliseconds: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((since + milliseconds - Math.max(now, since)) / second))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), second)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
