import 'server-only'
import path from 'node:path'
import { isAddress } from '../../domain/sheet-address.ts'
import { type FollowedTable, followTable } from '../delivery/follow-table.ts'
import { largestSheet, openFileSource } from '../files/file-source.ts'
import { log } from '../log.ts'
import { processSingleton } from '../process-singleton.ts'
import { type Environment, getProcessEnvironment, isBuilding } from './environment.ts'

// The settings for everything that Next bundles: a browser file that imports them fails the build.
export { isBuilding }

/** The settings, with what the table of delivery says now, where one is followed. */
export function getEnvironment(): Environment {
  const settings = getProcessEnvironment()
  const table = getTable(settings)?.current()
  if (!table) return settings
  const { zones, hours: openingHours, windows: deliveryWindows } = table
  return { ...settings, deliveryZones: zones ?? settings.deliveryZones, openingHours, deliveryWindows }
}

/** What is wrong with the table of delivery, so that the last good one is in force; nothing where there is none. */
export const deliveryFaults = () => getTable(getProcessEnvironment())?.faults() ?? []

const listeners = () => processSingleton('delivery-listeners', () => [] as (() => void)[])

/** Calls `listener` whenever the table of delivery says something else. */
export function onDeliveryTable(listener: () => void): void {
  listeners().push(listener)
}

/** Resolves once the table of delivery was read, where it is at an address. */
export const deliveryRead = () => getTable(getProcessEnvironment())?.started ?? Promise.resolve()

function getTable({
  deliveryFile,
  dataDirectory,
  defaultCurrency: currency,
  sheetHosts: hosts,
  catalogRefreshSeconds,
}: Environment): FollowedTable | null {
  if (deliveryFile === null || isBuilding()) return null
  const { file, isNamed, isCatalog = false } = deliveryFile
  const extension = path.extname(isAddress(file) ? new URL(file).pathname : file)
  return processSingleton('delivery-table', () =>
    followTable({
      source: openFileSource(file, {
        maximumBytes: largestSheet,
        hosts,
        intervalMs: catalogRefreshSeconds * 1000,
      }),
      isCatalog,
      isOptional: !isNamed,
      lastGoodFile: path.join(dataDirectory, 'delivery-file', `last-good${extension}`),
      currency,
      log,
      onChange: () => listeners().forEach((listener) => void listener()),
    }),
  )
}
