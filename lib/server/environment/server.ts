import 'server-only'
import path from 'node:path'
import { isAddress } from '../../domain/sheet-address.ts'
import { type FollowedTable, followTable } from '../delivery/follow-table.ts'
import { largestSheet, openFileSource } from '../files/file-source.ts'
import { log } from '../log.ts'
import { processSingleton } from '../process-singleton.ts'
import { type Environment, getProcessEnvironment, isBuilding } from './environment.ts'

// A browser file that imports the settings fails the build.
export { isBuilding }

/** Returns the settings merged with the current delivery table. */
export function getEnvironment(): Environment {
  const settings = getProcessEnvironment()
  const table = getTable(settings)?.current()
  if (!table) return settings
  const { zones, hours: openingHours, windows: deliveryWindows } = table
  return { ...settings, deliveryZones: zones ?? settings.deliveryZones, openingHours, deliveryWindows }
}

/** Lists faults of the delivery table while the last good one is in force. */
export const deliveryFaults = () => getTable(getProcessEnvironment())?.faults() ?? []

const listeners = () => processSingleton('delivery-listeners', () => [] as (() => void)[])

export function onDeliveryTable(listener: () => void): void {
  listeners().push(listener)
}

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
