import { useEffect, useState } from 'react'

/** Milliseconds without a key after which what was typed is looked for. */
const pauseMs = 110

/** What stands in a field, once the typing pauses. The field itself is never touched. */
export function useTypedText(field: HTMLInputElement): string {
  const [text, setText] = useState(field.value)
  useEffect(() => {
    let timer = 0
    function wait() {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setText(field.value), pauseMs)
    }
    // What was typed while this was on its way counts too.
    wait()
    field.addEventListener('input', wait)
    return () => {
      window.clearTimeout(timer)
      field.removeEventListener('input', wait)
    }
  }, [field])
  return text
}
