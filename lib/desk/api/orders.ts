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

/** What the desk calls an order: its code, never its key, which is a secret of the shopper's. */
export const orderCodeSchema = z.string().regex(/^[0-9a-f]{12}$/)

/** Query of GET `/api/desk/orders`. */
export const deskOrdersQuerySchema = z.object({
  view: z.enum(deskViews).default('working'),
  /** A code, its beginning from four letters on, or its last four; four digits of a number; or a part of a product's name. */
  q: queryTextSchema.trim().max(80).optional(),
  day: marketDaySchema.optional(),
  city: queryTextSchema.trim().max(120).optional(),
  window: windowKeySchema.optional(),
  /** The code of the last order of the page before. */
  after: orderCodeSchema.optional(),
})
export type DeskOrdersQuery = z.output<typeof deskOrdersQuerySchema>

/** Pieces of an order that was sent and not begun. */
export type DeskHold = {
  /** ISO 8601: until when they are kept for it; where that is over, since when they are not. */
  readonly until: string
  readonly isOver: boolean
}

export type DeskOrderSummary = {
  readonly code: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly state: OrderState
  readonly fulfillment: FulfillmentState
  readonly fulfillmentAt: string | null
  readonly attention: Attention | null
  /** The zone, or what was typed. */
  readonly city: string | null
  /** By its name; none where the shop had none, or it was bought without saying where to. */
  readonly window?: string | undefined
  /** What products and delivery come to now; null where that is to be agreed. */
  readonly total: Money | null
  readonly lineCount: number
  /** Sum still to be received (positive) or given back; null when there is none or it is unknown. */
  readonly difference: Money | null
  /** How many lines are picked, missing, or replaced by what their shopper did not refuse. */
  readonly handledCount: number
  readonly pieceCount: number
  readonly missingCount: number
  /** Lines in whose place something stands that the shopper refused. */
  readonly refusedCount: number
  /** Lines that are missing, whose shopper wished something similar, and for which nothing was offered. */
  readonly similarDueCount: number
  /** Where it is paid by Pix to the market itself: the user who has seen it there; null: no one yet. */
  readonly pix: { readonly seenBy: string | null } | null
  /** Whether there is a number that can be opened. */
  readonly hasContact: boolean
}

/** What the catalogue has of that which stands in the place of a line; null where it is none of it. */
export type DeskReplacement = {
  /** As of a line. */
  readonly pack: string | null
  readonly picture: string | null
} | null

/** A window with orders in it. */
export type DeskWindow = {
  readonly key: string
  /** Orders that hold a place. */
  readonly load: number
  /** Null: any number. */
  readonly places: number | null
}

/** Answer of GET `/api/desk/orders`. */
export type DeskOrderPage = {
  readonly orders: readonly DeskOrderSummary[]
  /** For `after`; null: there are no more. */
  readonly next: string | null
  /** `waiting`: without those that are `unconfirmed`. */
  readonly counts: Readonly<Record<FulfillmentState | 'attention' | 'unconfirmed' | 'to-settle', number>>
  /** From yesterday on, the soonest first; of what is still to be done, those of the list alone. */
  readonly windows: readonly DeskWindow[]
  /** Served cities, for the filter. */
  readonly cities: readonly string[]
}

export type DeskLine = Pick<OrderLine, 'nominalGrams' | 'isSoldByWeight'> & {
  /** Its place in the order, from 0. */
  readonly line: number
  readonly title: string
  readonly variantTitle: string | null
  readonly quantity: number
  /** Of one piece when the order was taken. */
  readonly price: Money | null
  /** What to do if it is missing: its own wish, else that of the order. */
  readonly substitution: Substitution | null
  readonly note: string | null
  /** How much one piece is, as the catalogue has it; null where the name says so, or it does not know. */
  readonly pack: string | null
  /** As `pictureUrl` of the catalogue; null where the product is gone or has none. */
  readonly picture: string | null
  /** Of the product's page in the shop; null where it is gone. */
  readonly path: string | null
  readonly category: string | null
  /** Null where it is untouched. */
  readonly pick: LinePick | null
  readonly replaced: DeskReplacement
  /** Whether something was put in its place once, whatever became of that. */
  readonly wasOffered: boolean
}

/** Answer of GET `/api/desk/orders/CODE`, and of every change of it. */
export type DeskOrder = DeskOrderSummary &
  Pick<SettledOrder, 'paid'> & {
    /** Settles its whole difference; null where none stands. */
    readonly mark: SettledMark | null
    /** As `attention`, but until the order is delivered or cancelled. */
    readonly warning: Attention | null
    /** Null where it has its pieces for good, or the store counts by itself. */
    readonly hold: DeskHold | null
    readonly lines: readonly DeskLine[]
    readonly productsTotal: Money | null
    readonly shippingFee: Money | null
    /** What it comes to with what became of its lines, by their place in the order. */
    readonly settlement: Settlement
    readonly weightGrams: number | null
    /** What was given with it, beside city and number. */
    readonly details: OrderExtras | null
    readonly contactErasedAt: string | null
    readonly history: readonly FulfillmentEvent[]
    /** What the payment went through, oldest first. */
    readonly payment: readonly Pick<OrderEvent, 'to' | 'at' | 'by'>[]
    /** Milliseconds in which can be taken back that a person has seen it paid; null: it cannot be. */
    readonly paymentUndoMs: number | null
    /** Where taking back the last move leads, and milliseconds left for it: no clock of a phone is asked. Null: nowhere. */
    readonly undo: { readonly to: FulfillmentState; readonly leftMs: number } | null
  }

/** POST `/api/desk/orders/CODE/state`; `desk-conflict` where it is not at `from`, or is begun unasked while it is unpaid. */
export const deskMoveSchema = z.strictObject({
  from: z.enum(fulfillmentStates),
  to: z.enum(fulfillmentStates),
  isUndo: z.boolean().default(false),
  /** Whether the user was asked, and wants to begin with what is unconfirmed. */
  isAsked: z.boolean().default(false),
})

/** POST `/api/desk/orders/CODE/payment`: a person has seen it paid (a Pix of so many minor units), or its whole difference settled, or takes either back. */
export const deskPaymentSchema = z.strictObject({
  isUndo: z.boolean().default(false),
  amount: z.int32().min(1).optional(),
  /** The whole difference of what was paid, as the user saw it: it has been received (positive) or given back. */
  difference: z.int32().optional(),
  /** `at` of the mark of that which is taken back. */
  undoes: momentSchema.optional(),
})
export type DeskPayment = z.input<typeof deskPaymentSchema>

/** POST `/api/desk/orders/CODE/picks`; `desk-conflict` where the line says something else since `seen`, or none is picked. */
export const deskPickSchema = z
  .strictObject({
    line: z.int().min(0).max(999),
    state: z.enum(pickStates),
    quantity: z.int().min(0).max(9999).nullable().default(null),
    weightGrams: z.int().min(1).max(1_000_000).nullable().default(null),
    replacement: z.string().trim().min(1).max(maximumReplacementLength).nullable().default(null),
    /** Where it is one of the catalogue, which then says what it is called and costs, whatever stands here. */
    replacementId: variantIdSchema.nullable().default(null),
    /** As `LinePick` of lib/domain/fulfillment.ts has it. */
    replacementAmount: z.int().min(0).max(maximumAmount).nullable().default(null),
    /** `at` of what the picker saw on the line; null: nothing yet. */
    seen: momentSchema.nullable(),
  })
  .refine(({ state, replacement }) => (state === 'replaced') === (replacement !== null))
  .refine((pick) => pick.replacement !== null || (pick.replacementId ?? pick.replacementAmount) === null)
export type DeskPick = z.infer<typeof deskPickSchema>

/** Answer of POST `/api/desk/orders/CODE/contact`, which the log remembers. */
export type DeskContact = {
  /** As the shopper typed it. */
  readonly whatsapp: string
  /** Digits for wa.me; null where the number cannot be read. */
  readonly digits: string | null
}

/** Answer of GET `/api/desk/orders/CODE/alternatives?line=0`: products in stock in place of that line; with `&q=` those found. */
export type DeskAlternative = {
  readonly variantId: VariantId
  readonly title: string
  readonly variantTitle: string | null
  /** As of a line. */
  readonly pack: string | null
  readonly size: DeskSize | null
  /** How many go in place of the line: of another size so many as are most nearly as much. */
  readonly pieces: number
  readonly price: Money
  readonly picture: string | null
  readonly path: string
}

/** How much one piece of an alternative is; null in its place where that, or what was ordered, is not known. */
export type DeskSize = Pick<Measure, 'kind' | 'thousandths'> & {
  /** As much as one piece of the line. */
  readonly isSame: boolean
  /** Of the same kind of thing: another size of it is said to be one. */
  readonly isOfKind: boolean
}

/** Answer of GET `/api/desk/revision`, and each message of GET `/api/desk/changes`: another text after every change of any order. */
export type DeskRevision = { readonly revision: string }
