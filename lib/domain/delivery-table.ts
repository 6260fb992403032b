import type { FileFault } from './catalog-file.ts'
import type { DeliveryZone } from './delivery.ts'
import type { WindowSchedule } from './delivery-windows.ts'
import type { OpeningHours } from './opening-hours.ts'
import { listWords } from './text.ts'

export type DeliveryTable = {
  /** Null: the settings decide where the shop delivers. */
  readonly zones: readonly DeliveryZone[] | null
  readonly hours: OpeningHours | null
  readonly windows: WindowSchedule | null
}

export const tableFields = listWords(
  'kind city neighbourhood address fee freeFrom minimum items weight note weekdays from to closesBefore places day',
)
export type TableField = (typeof tableFields)[number]

export type TableFault =
  | {
      readonly kind: 'missing' | 'unclear'
      readonly line: number
      readonly field: TableField
      readonly cell: string
      readonly sheet?: string
    }
  /** Filled cell in a column that this kind of row does not use. */
  | {
      readonly kind: 'of-no-row'
      readonly line: number
      readonly field: TableField
      readonly cell: string
      readonly row: string
      readonly sheet?: string
    }
  | {
      readonly kind: 'twice'
      readonly line: number
      readonly cell: string
      readonly sheet?: string
    }
  /** More cells than columns: an unquoted comma split a cell. */
  | { readonly kind: 'extra-cells'; readonly line: number }
  | { readonly kind: 'file'; readonly fault: FileFault }
  | { readonly kind: 'sheet-gone' | 'gone' }
  | { readonly kind: 'no-rows' | 'no-columns' | 'too-large' | 'unreadable' | 'too-many-cities' }
