import { z } from 'zod'
import { maximumAmount } from '../../domain/cart.ts'
import type { Substitution } from '../../domain/delivery.ts'
import type { SettledMark, SettledOrder } from '../../domain/difference.ts'
import {
  type FulfillmentEvent,
  type FulfillmentState,
  fulfillmentStates,
  type LinePick,
  maximumReplacementLength,
  pickStates,
} from '../../domain/fulfillment.ts'
import { type VariantId, variantIdSchema } from '../../domain/identifiers.ts'
import type { Measure } from '../../domain/measure.ts'
import type { Money } from '../../domain/money.ts'
import type { OrderEvent, OrderExtras, OrderLine, OrderState } from '../../domain/order.ts'
import type { Attention } from '../../domain/order-attention.ts'
import type { Settlement } from '../../domain/settlement.ts'
import { deskViews } from './choices.ts'
import { marketDaySchema, momentSchema, queryTextSchema, windowKeySchema } from './query-values.ts'

/** The desk uses the code; the key is the shopper's secret. */
export const orderCodeSchema = z.string().regex(/^[0-9a-f]{12}$/)

export const deskOrdersQuerySchema = z.object({
  view: z.enum(deskViews).default('working'),
  /** Code, its first or last four letters, last four digits of a number, or part of a product's name. */
  q: queryTextSchema.trim().max(80).optional(),
  day: marketDaySchema.optional(),
  city: queryTextSchema.trim().max(120).optional(),
  window: windowKeySchema.optional(),
  /** Code of the last order of the previous page. */
  after: orderCodeSchema.optional(),
})
export type DeskOrdersQuery = z.output<typeof deskOrdersQuerySchema>

export type DeskHold = {
  /** ISO 8601; end of the reservation, even if past. */
  readonly until: string
  readonly isOver: boolean
}

export type DeskOrderSummary = {
  readonly code: string
  readonly createdAt: string
  readonly state: OrderState
  readonly fulfillment: FulfillmentState
  readonly fulfillmentAt: string | null
  readonly attention: Attention | null
  readonly city: string | null
  /** Name of the window, if one was chosen. */
  readonly window?: string | undefined
  /** Current total of products and delivery; null while to be agreed. */
  readonly total: Money | null
  readonly lineCount: number
  /** Amount to receive (positive) or give back; null for none or unknown. */
  readonly difference: Money | null
  /** Lines picked, missing, or replaced without a refusal. */
  readonly handledCount: number
  readonly pieceCount: number
  readonly missingCount: number
  /** Lines with a refused replacement. */
  readonly refusedCount: number
  /** Missing lines that still need an offer of something similar. */
  readonly similarDueCount: number
  /** Confirming user of a Pix payment to the market; null user while unconfirmed. */
  readonly pix: { readonly seenBy: string | null } | null
  readonly hasContact: boolean
}

export type DeskReplacement = {
  readonly pack: string | null
  readonly picture: string | null
} | null

export type DeskWindow = {
  readonly key: string
  readonly load: number
  readonly places: number | null
}

export type DeskOrderPage = {
  readonly orders: readonly DeskOrderSummary[]
  readonly next: string | null
  /** `waiting` excludes `unconfirmed`. */
  readonly counts: Readonly<Record<FulfillmentState | 'attention' | 'unconfirmed' | 'to-settle', number>>
  /** From yesterday on, soonest first; work lists include only their own windows. */
  readonly windows: readonly DeskWindow[]
  readonly cities: readonly string[]
}

export type DeskLine = Pick<OrderLine, 'nominalGrams' | 'isSoldByWeight'> & {
  readonly line: number
  readonly title: string
  readonly variantTitle: string | null
  readonly quantity: number
  /** Price of one piece when ordered. */
  readonly price: Money | null
  /** Wish for this line, else the order's. */
  readonly substitution: Substitution | null
  readonly note: string | null
  /** Amount in one piece by the catalogue; null when the name states it or it is unknown. */
  readonly pack: string | null
  readonly picture: string | null
  /** Path of the product page; null when the product is gone. */
  readonly path: string | null
  readonly category: string | null
  readonly pick: LinePick | null
  readonly replaced: DeskReplacement
  readonly wasOffered: boolean
}

export type DeskOrder = DeskOrderSummary &
  Pick<SettledOrder, 'paid'> & {
    /** Mark that settles the whole difference; null for none. */
    readonly mark: SettledMark | null
    /** Like `attention`, until the order is delivered or cancelled. */
    readonly warning: Attention | null
    /** Null when the pieces are its own for good, or the store counts them. */
    readonly hold: DeskHold | null
    readonly lines: readonly DeskLine[]
    readonly productsTotal: Money | null
    readonly shippingFee: Money | null
    /** Settled amounts, by line index. */
    readonly settlement: Settlement
    readonly weightGrams: number | null
    readonly details: OrderExtras | null
    readonly contactErasedAt: string | null
    readonly history: readonly FulfillmentEvent[]
    readonly payment: readonly Pick<OrderEvent, 'to' | 'at' | 'by'>[]
    /** Milliseconds left to undo the confirmed payment; null when impossible. */
    readonly paymentUndoMs: number | null
    /** Target of an undo and the milliseconds left, independent of the phone's clock; null for none. */
    readonly undo: { readonly to: FulfillmentState; readonly leftMs: number } | null
  }

export const deskMoveSchema = z.strictObject({
  from: z.enum(fulfillmentStates),
  to: z.enum(fulfillmentStates),
  isUndo: z.boolean().default(false),
  /** True when the user confirmed starting an unconfirmed order. */
  isAsked: z.boolean().default(false),
})

/** Confirms a payment (`amount` in minor units) or a settled difference, enters an agreed fee, or undoes one of them. */
export const deskPaymentSchema = z.strictObject({
  isUndo: z.boolean().default(false),
  amount: z.int32().min(1).optional(),
  difference: z.int32().optional(),
  fee: z.int().min(0).max(maximumAmount).optional(),
  /** `at` of the mark, or with `fee` of the fee, to undo. */
  undoes: momentSchema.optional(),
})
export type DeskPayment = z.input<typeof deskPaymentSchema>

/** `desk-conflict` when the line changed since `seen` or the order is not being picked. */
export const deskPickSchema = z
  .strictObject({
    line: z.int().min(0).max(999),
    state: z.enum(pickStates),
    quantity: z.int().min(0).max(9999).nullable().default(null),
    weightGrams: z.int().min(1).max(1_000_000).nullable().default(null),
    replacement: z.string().trim().min(1).max(maximumReplacementLength).nullable().default(null),
    /** A variant of the catalogue, which then overrides name and price given here. */
    replacementId: variantIdSchema.nullable().default(null),
    /** See `LinePick`. */
    replacementAmount: z.int().min(0).max(maximumAmount).nullable().default(null),
    /** `at` of the tick the picker saw; null for none. */
    seen: momentSchema.nullable(),
  })
  .refine(({ state, replacement }) => (state === 'replaced') === (replacement !== null))
  .refine((pick) => pick.replacement !== null || (pick.replacementId ?? pick.replacementAmount) === null)
export type DeskPick = z.infer<typeof deskPickSchema>

/** Each answer is recorded in the log. */
export type DeskContact = {
  readonly whatsapp: string
  /** Digits for wa.me; null when unreadable. */
  readonly digits: string | null
  /** `Quem recebe: Maria Souza`, for each given field. */
  readonly address: readonly string[]
}

/** Products in stock in place of a line, or the matches of `q`. */
export type DeskAlternative = {
  readonly variantId: VariantId
  readonly title: string
  readonly variantTitle: string | null
  readonly pack: string | null
  readonly size: DeskSize | null
  /** Pieces that replace the line, as near to its amount as possible. */
  readonly pieces: number
  readonly price: Money
  readonly picture: string | null
  readonly path: string
}

/** Amount in one piece; null when it or the ordered amount is unknown. */
export type DeskSize = Pick<Measure, 'kind' | 'thousandths'> & {
  readonly isSame: boolean
  /** Same kind of product, so a different size is mentioned. */
  readonly isOfKind: boolean
}

/** Changes with every change of any order. */
export type DeskRevision = { readonly revision: string }
