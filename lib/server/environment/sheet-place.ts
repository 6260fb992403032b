import path from 'node:path'
import { googleSheetHosts, isAddress, isAllowedAddress } from '../../domain/sheet-address.ts'
import { EnvironmentError } from './environment-error.ts'

type Options = {
  readonly variable: 'CATALOG_FILE' | 'DELIVERY_FILE'
  readonly CATALOG_HOSTS?: readonly string[] | undefined
}

export function sheetHostsOf({ CATALOG_HOSTS }: Pick<Options, 'CATALOG_HOSTS'>): readonly string[] {
  return [...googleSheetHosts, ...(CATALOG_HOSTS ?? [])]
}

/** An absolute path, or an address that may be asked. Throws `EnvironmentError`. */
export function sheetPlaceOf(place: string, { variable, ...hosts }: Options): string {
  if (!isAddress(place)) return path.resolve(place)
  const url = new URL(place)
  if (isAllowedAddress(url, sheetHostsOf(hosts))) return url.href
  throw new EnvironmentError(
    `${variable}: sheets are read by https from docs.google.com alone; name another host in CATALOG_HOSTS`,
  )
}
