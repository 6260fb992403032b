import path from 'node:path'
import { arrangedZone, type DeliveryZone, specifiedZone } from '../../domain/delivery.ts'
import { decimalsOf } from '../../domain/money.ts'
import { googleSheetHosts, isAddress, isAllowedAddress } from '../../domain/sheet-address.ts'
import { EnvironmentError } from './environment-error.ts'

type Settings = {
  readonly STORE_CURRENCY: string
  readonly SERVED_CITIES: readonly string[]
  readonly CATALOG_FILE?: string | undefined
}

/** Lists the cities of the settings by the specification's rule; a spreadsheet shop without any gets none. */
export function deliveryZonesOf(
  { SERVED_CITIES: cities, STORE_CURRENCY: currency, CATALOG_FILE: file }: Settings,
  given: object,
): readonly DeliveryZone[] {
  if (file !== undefined && !('SERVED_CITIES' in given)) return [arrangedZone(currency)]
  return cities.map(specifiedZone).map((zone) => ({
    ...zone,
    fee: Math.round((zone.fee * 10 ** decimalsOf(currency)) / 100),
    currency,
  }))
}

export type DeliveryFile = {
  readonly file: string
  readonly isNamed: boolean
  readonly isCatalog?: true
}

type FileSettings = {
  readonly CATALOG_HOSTS?: readonly string[] | undefined
  readonly DELIVERY_FILE?: string | undefined
  readonly CATALOG_FILE?: string | undefined
}

export function sheetHostsOf({ CATALOG_HOSTS }: Pick<FileSettings, 'CATALOG_HOSTS'>): readonly string[] {
  return [...googleSheetHosts, ...(CATALOG_HOSTS ?? [])]
}

export function findSheetPlace(variable: 'CATALOG_FILE' | 'DELIVERY_FILE', settings: FileSettings): string {
  const place = settings[variable] ?? ''
  if (!isAddress(place)) return path.resolve(place)
  const url = new URL(place)
  if (isAllowedAddress(url, sheetHostsOf(settings))) return url.href
  throw new EnvironmentError(
    `${variable}: sheets are read by https from docs.google.com alone; name another host in CATALOG_HOSTS`,
  )
}

export const isWorkbookName = (file: string) => /\.xls[xm]?$/i.test(file)

/** Finds the delivery table. Cities in the settings win over a file that merely exists. */
export function deliveryFileOf(settings: FileSettings, given: object): DeliveryFile | null {
  const { DELIVERY_FILE, CATALOG_FILE } = settings
  const namesCities = 'SERVED_CITIES' in given
  if (DELIVERY_FILE !== undefined) {
    if (!namesCities) return { file: findSheetPlace('DELIVERY_FILE', settings), isNamed: true }
    throw new EnvironmentError('DELIVERY_FILE: the cities are in that file; leave SERVED_CITIES out')
  }
  if (CATALOG_FILE === undefined || namesCities) return null
  if (isAddress(CATALOG_FILE) || isWorkbookName(CATALOG_FILE)) {
    return { file: findSheetPlace('CATALOG_FILE', settings), isNamed: false, isCatalog: true }
  }
  return { file: path.resolve(path.dirname(CATALOG_FILE), 'entregas.csv'), isNamed: false }
}
