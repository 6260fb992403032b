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

/** Windows of an answer; what cannot be read is left out. */
export const offeredWindows = otherwise(listOf(offeredWindow), [])

const answer = objectOf({ windows: offeredWindows, validMs: whole(), isClosed: otherwise(flag, false) })

type Options = { readonly fetch?: typeof fetch; readonly signal?: AbortSignal }

/** Asks our server for the windows that can be chosen now, at a place where it is fetched if one is named. Throws when no usable answer comes. */
export function fetchWindows(place?: string, options: Options = {}) {
  const query = place ? `?place=${encodeURIComponent(place)}` : ''
  return readShop(`/api/delivery-windows${query}`, { ...options, decode: answer })
}
