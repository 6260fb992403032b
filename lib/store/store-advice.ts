import type { StoreApiError } from './errors.ts'

/** What the operator can do where the whole catalogue cannot be read; null: the error says all there is. */
export function storeAdvice({ status }: StoreApiError): string | null {
  if (status === 404) {
    return 'The store answers 404 (not found). See STORE_ID, and STORE_API_URL, which ends before /store: the shop adds /store and STORE_ID by itself.'
  }
  return null
}
