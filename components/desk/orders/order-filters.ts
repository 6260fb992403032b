import { useSearchParams } from 'wouter'
import { deskPaths } from '@/lib/domain/desk-paths'
import { isOfMarketYears } from '@/lib/domain/typed-values'
import { windowTimeOf } from '@/lib/domain/window-key'

/** Search text for the address; keeps only the end of a phone number. */
export function searchOf(typed: string): string {
  const text = typed.trim()
  const digits = text.replace(/\D/g, '')
  const isNumber = /^[+\d\s().-]+$/.test(text) && digits.length >= 9 && !/^\d{4}-\d{4}-\d{1,4}$/.test(text)
  return isNumber ? digits.slice(-4) : text
}

/** Lists with a tab. */
export const listedViews = [
  'working',
  'unconfirmed',
  'ready',
  'on-the-way',
  'to-settle',
  'delivered',
  'cancelled',
  'payment-cancelled',
  'not-paid',
  'all',
] as const
export type ListedView = (typeof listedViews)[number]

export type OrderFilters = {
  readonly view: ListedView
  readonly q: string
  /** Such as 2026-11-22; empty for any. */
  readonly day: string
  readonly city: string
  /** Empty for any. */
  readonly window: string
}

/** Stores filters in the address, so that they can be shared and the back button works. */
export function useOrderFilters() {
  const [parameters, setParameters] = useSearchParams()
  const view = listedViews.find((known) => known === parameters.get('view')) ?? 'working'
  const day = parameters.get('day') ?? ''
  const window = parameters.get('window') ?? ''
  const filters: OrderFilters = {
    view,
    q: searchOf(parameters.get('q')?.slice(0, 80) ?? ''),
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) && isOfMarketYears(day) ? day : '',
    city: parameters.get('city')?.trim().slice(0, 120) ?? '',
    window: windowTimeOf(window) ? window : '',
  }

  /** Typing replaces one history entry. */
  function change(changed: Partial<OrderFilters>): void {
    setParameters(() => parametersOf({ ...filters, ...changed }), { replace: true })
  }
  return { filters, change }
}

export function addressOf(filters: OrderFilters): string {
  const query = parametersOf(filters).toString()
  return query === '' ? deskPaths.orders : `${deskPaths.orders}?${query}`
}

/** Omits default values. */
export function parametersOf({ view, q, day, city, window }: OrderFilters): URLSearchParams {
  const given = { view: view === 'working' ? '' : view, q, day, city, window }
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''))
}

export const isNarrowed = ({ q, day, city, window }: OrderFilters) =>
  [q, day, city, window].some((given) => given !== '')

let last: string = deskPaths.orders

/** Address of the last list, for the way back from an order. */
export const lastList = () => last

export function rememberList(address: string): void {
  last = address
}
