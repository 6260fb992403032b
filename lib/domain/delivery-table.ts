import type { FileFault } from './catalog-file.ts'
import type { DeliveryZone } from './delivery.ts'
import type { WindowSchedule } from './delivery-windows.ts'
import type { OpeningHours } from './opening-hours.ts'

export type DeliveryTable = {
  /** Null: it says nothing of where the shop delivers, and the settings do. */
  readonly zones: readonly DeliveryZone[] | null
  /** Null: it says nothing of when the market is open. */
  readonly hours: OpeningHours | null
  /** Null: an order has no window. */
  readonly windows: WindowSchedule | null
}

export const tableFields = [
  'kind',
  'city',
  'neighbourhood',
  'address',
  'fee',
  'freeFrom',
  'minimum',
  'items',
  'weight',
  'note',
  'weekdays',
  'from',
  'to',
  'closesBefore',
  'places',
  'day',
] as const
export type TableField = (typeof tableFields)[number]

/** Why a table of delivery is not used: all of its rows, or none. */
export type TableFault =
  | {
      readonly kind: 'missing' | 'unclear'
      readonly line: number
      readonly field: TableField
      readonly cell: string
      /** Where it is one of several of a workbook. */
      readonly sheet?: string
    }
  /** A cell that says something, and that such a row does not read. */
  | {
      readonly kind: 'of-no-row'
      readonly line: number
      readonly field: TableField
      readonly cell: string
      /** What the row is, without accents and case: 'janela'. */
      readonly row: string
      readonly sheet?: string
    }
  | {
      readonly kind: 'twice'
      readonly line: number
      readonly cell: string
      readonly sheet?: string
    }
  /** More cells than columns, of a file whose cells are apart by commas: one came apart at its own. */
  | { readonly kind: 'extra-cells'; readonly line: number }
  | { readonly kind: 'file'; readonly fault: FileFault }
  /** The sheet or file that gave one is no longer there. */
  | { readonly kind: 'sheet-gone' | 'gone' }
  | { readonly kind: 'no-rows' | 'no-columns' | 'too-large' | 'unreadable' | 'too-many-cities' }
