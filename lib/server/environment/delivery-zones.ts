import path from 'node:path'
import { arrangedZone, type DeliveryZone, isSpellingOf, specifiedZone } from '../../domain/delivery.ts'
import { decimalsOf } from '../../domain/money.ts'
import { isAddress } from '../../domain/sheet-address.ts'
import { EnvironmentError } from './environment-error.ts'
import { sheetPlaceOf } from './sheet-place.ts'

/** All of them stand in every page. */
const maximumZones = 50
const amount = /^(\d{1,5})(?:[.,](\d{1,2}))?$/
const items = /^(?:at[eé] )?(\d{1,3}) ?(?:item|itens)$/i
const kilos = /^(?:at[eé] )?(\d{1,3})(?:[.,](\d{1,3}))? ?kg$/i

const shape = 'write each city as Itajaí/SC = 18,50 | 8 itens | 12 kg | Entregas aos sábados'

/** As it is written: the fee in hundredths, whatever the currency of the shop has for small change. */
type WrittenZone = Omit<DeliveryZone, 'currency'>

/**
 * Reads `Balneário Camboriú = 12,00 | 10 itens | 15 kg; Itajaí/SC = 18,50 | Entregas aos sábados`: cities apart by
 * semicolons; limits and note may be left out, and what is left out is no limit. Returns what is wrong as a string.
 */
export function parseDeliveryZones(text: string): readonly WrittenZone[] | string {
  const entries = text.split(';').filter((entry) => entry.trim() !== '')
  if (entries.length === 0) return `name at least one city: ${shape}`
  if (entries.length > maximumZones) return `give at most ${maximumZones} cities`
  const zones: WrittenZone[] = []
  for (const [index, entry] of entries.entries()) {
    const zone = parseZone(entry)
    if (typeof zone === 'string') return `city ${index + 1}: ${zone}`
    if (zones.some(({ city }) => isSpellingOf(zone.city, city) || isSpellingOf(city, zone.city)))
      return `city ${index + 1}: it is there already, give every city once`
    zones.push(zone)
  }
  return zones
}

function parseZone(entry: string): WrittenZone | string {
  const [city = '', values, ...others] = entry.split('=').map((part) => part.trim())
  if (values === undefined || others.length > 0) return shape
  if (!isSpellingOf(city, city) || city.length > 80) return 'give the name of a city before the equals sign'
  const [fee = '', ...parts] = values.split('|').map((part) => part.trim())
  const [, whole, decimals = ''] = amount.exec(fee) ?? []
  if (whole === undefined) return 'give the fee behind the equals sign, such as 18,50'
  const limits = { maximumItems: null as number | null, maximumGrams: null as number | null }
  let note: string | null = null
  for (const part of parts) {
    const [, count] = items.exec(part) ?? []
    const [, kilograms, grams = ''] = kilos.exec(part) ?? []
    if (count !== undefined) limits.maximumItems = Number(count)
    else if (kilograms !== undefined)
      limits.maximumGrams = Number(kilograms) * 1000 + Number(grams.padEnd(3, '0'))
    else if (note !== null || part === '' || part.length > 140)
      return 'behind the fee may stand 8 itens, 12 kg, and one note of at most 140 characters'
    else note = part
  }
  if (limits.maximumItems === 0 || limits.maximumGrams === 0) return 'a limit is at least 1'
  return { city, fee: Number(whole) * 100 + Number(decimals.padEnd(2, '0')), ...limits, note }
}

type Settings = {
  readonly DELIVERY_ZONES?: readonly WrittenZone[] | undefined
  readonly STORE_CURRENCY: string
  readonly SERVED_CITIES: readonly string[]
  readonly CATALOG_FILE?: string | undefined
}

/**
 * Where the shop delivers, with fees in the currency of the shop. Cities alone are served by the rule of the
 * specification; a shop from a spreadsheet that names none invents none. `given` are the variables that are set. Throws `EnvironmentError`.
 */
export function deliveryZonesOf(
  { DELIVERY_ZONES: zones, SERVED_CITIES: cities, STORE_CURRENCY: currency, CATALOG_FILE: file }: Settings,
  given: object,
): readonly DeliveryZone[] {
  if (zones !== undefined && 'SERVED_CITIES' in given) {
    throw new EnvironmentError('SERVED_CITIES: DELIVERY_ZONES names the cities already; leave this out')
  }
  if (file !== undefined && zones === undefined && !('SERVED_CITIES' in given))
    return [arrangedZone(currency)]
  return (zones ?? cities.map(specifiedZone)).map((zone) => ({
    ...zone,
    fee: inMinorUnits(zone.fee, currency),
    currency,
  }))
}

function inMinorUnits(hundredths: number, currency: string): number {
  const amount = (hundredths * 10 ** decimalsOf(currency)) / 100
  if (Number.isInteger(amount)) return amount
  throw new EnvironmentError(`DELIVERY_ZONES: ${currency.toUpperCase()} has no cents; give whole fees`)
}

export type DeliveryFile = {
  readonly file: string
  /** By a setting; else it is beside the spreadsheet or in its workbook, where there is one. */
  readonly isNamed: boolean
  /** The workbook of the catalogue, which may have a sheet for it. */
  readonly isCatalog?: true
}

type FileSettings = {
  readonly CATALOG_HOSTS?: readonly string[] | undefined
  readonly DELIVERY_FILE?: string | undefined
  readonly CATALOG_FILE?: string | undefined
}

export const isWorkbookName = (file: string) => /\.xls[xm]?$/i.test(file)

/** The table of delivery. Cities that the settings name are not replaced by a file that only lies there. */
export function deliveryFileOf(
  { DELIVERY_FILE, CATALOG_FILE, CATALOG_HOSTS }: FileSettings,
  given: object,
): DeliveryFile | null {
  const namesCities = 'DELIVERY_ZONES' in given || 'SERVED_CITIES' in given
  if (DELIVERY_FILE !== undefined) {
    if (!namesCities)
      return {
        file: sheetPlaceOf(DELIVERY_FILE, { variable: 'DELIVERY_FILE', CATALOG_HOSTS }),
        isNamed: true,
      }
    throw new EnvironmentError(
      'DELIVERY_FILE: the cities are in that file; leave DELIVERY_ZONES and SERVED_CITIES out',
    )
  }
  if (CATALOG_FILE === undefined || namesCities) return null
  if (isAddress(CATALOG_FILE) || isWorkbookName(CATALOG_FILE)) {
    const file = sheetPlaceOf(CATALOG_FILE, { variable: 'CATALOG_FILE', CATALOG_HOSTS })
    return { file, isNamed: false, isCatalog: true }
  }
  return { file: path.resolve(path.dirname(CATALOG_FILE), 'entregas.csv'), isNamed: false }
}
