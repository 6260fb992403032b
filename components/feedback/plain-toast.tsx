'use client'

import { useEffect } from 'react'
import { useToast } from '@/stores/storefront-provider'

/** Milliseconds; as the toasts of the specification. */
const durationMs = 5000

/** The toast of a page whose connection went before the real one was loaded: its text, and nothing to press. */
export function PlainToast() {
  const { toast, dismiss } = useToast((state) => state)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => dismiss(toast.id), durationMs)
    return () => clearTimeout(timer)
  }, [toast, dismiss])
  if (!toast) return null
  return (
    <p role="alert" className="toast-viewport toast px-4 py-3">
      <strong className="block">{toast.title}</strong>
      {toast.description}
    </p>
  )
}
