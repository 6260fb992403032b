import type { OfferedWindow } from '../domain/delivery-windows.ts'
import { windowKeyPattern } from '../domain/window-key.ts'
import { readShop } from './call-shop.ts'
import { flag, listOf, matching, objectOf, otherwise, text, whole } from './decode.ts'

const window = objectOf<Omit<OfferedWindow, 'isFull'>>({ key: matching(windowKeyPattern), text })

function offeredWindow(value: unknown): OfferedWindow | undefined {
  const known = window(value)
  const isFull = (value as { readonly isFull?: unknown } | null)?.isFull === true
  return known && isFull ? { ...known, isFull } : known
}

export const offeredWindows = otherwise(listOf(offeredWindow), [])

const answer = objectOf({ windows: offeredWindows, validMs: whole(), isClosed: otherwise(flag, false) })

type Asked = {
  readonly place: string
  /** Chosen window, kept in the answer while open; empty for none. */
  readonly chosen: string
}
type Options = { readonly fetch?: typeof fetch; readonly signal?: AbortSignal }

export function fetchWindows(asked: Asked, options: Options = {}) {
  return readShop(`/api/delivery-windows?${new URLSearchParams(asked)}`, { ...options, decode: answer })
}
