import 'server-only'
import { getOrderJournal } from '../../../../lib/orders/get-order-journal.ts'
import { type DatabaseFault, remedies } from '../../../../lib/server/database/fault.ts'
import { getEmbeddedStore } from '../../../../lib/store/get-store-api.ts'

/** What of the shop cannot use its file now, and why; empty when all is well. */
export function fileFaults(): { readonly orders?: DatabaseFault; readonly store?: DatabaseFault } {
  const orders = getOrderJournal().fault()
  const store = getEmbeddedStore()?.fault() ?? null
  return { ...(orders && { orders }), ...(store && { store }) }
}

/**
 * Ends the process with one sentence where only another release can help. All other faults can be put right while the
 * shop is open: it shows, and tries again.
 */
export function endWhereFilesAreNewer(): void {
  for (const [part, fault] of Object.entries(fileFaults())) {
    if (fault !== 'newer') continue
    process.stderr.write(`The file of the ${part} in DATA_DIR cannot be used. ${remedies[fault]}\n`)
    process.exit(1)
  }
}
