import type { WindowLoads } from '../domain/delivery-windows.ts'
import type {
  FulfillmentEvent,
  FulfillmentState,
  LinePick,
  ReplacementAnswer,
} from '../domain/fulfillment.ts'
import type {
  Order,
  OrderEvent,
  OrderKey,
  OrderLine,
  OrderShipping,
  OrderState,
  ReturnValues,
} from '../domain/order.ts'
import { type DatabaseFault, faultOf } from '../server/database/fault.ts'

export type NewOrder = Pick<
  Order,
  'key' | 'requestHash' | 'kind' | 'lines' | 'delivery' | 'shipping' | 'requestId' | 'accountId'
>

export type NewOrderEvent = {
  readonly key: OrderKey
  /** The move happens only out of one of these. */
  readonly from: readonly OrderState[]
  readonly to: OrderState
  readonly upstreamStatus?: number | null
  readonly correlationId?: string | null
  /** For a person who looks into it; never anything of the shopper's. */
  readonly detail?: string | null
  /** User of the desk who notes it. */
  readonly by?: string
  /** Takes back what a person has noted; nothing moves where that cannot be (`confirmationUndoOf`). */
  readonly isUndo?: boolean
  /** What is given replaces what stands in the order. */
  readonly changes?: Partial<Pick<Order, 'address' | 'metadataSent' | 'customFieldsSent'>> & {
    readonly lines?: readonly OrderLine[]
    readonly shipping?: OrderShipping
    /** Those that the order has already stay: a store that is asked again is given the same. */
    readonly returnValues?: ReturnValues
  }
}

export type NewFulfillmentEvent = {
  readonly key: OrderKey
  readonly from: FulfillmentState
  readonly to: FulfillmentState
  /** User of the desk. */
  readonly by: string
  readonly isUndo?: boolean
}

export type NewPick = { readonly key: OrderKey } & Omit<LinePick, 'at' | 'answer'> & {
    /** `at` of what the picker saw on the line, null for nothing: what was written since is not overwritten. */
    readonly seen?: string | null
  }

export type NewReplacementAnswer = {
  readonly key: OrderKey
  readonly line: number
  /** What the shopper saw in the place of that line (`offerOf`). */
  readonly offer: string
  readonly answer: ReplacementAnswer
}

export type NewPaymentNote = {
  readonly key: OrderKey
  /** User of the desk. */
  readonly by: string
  /** Takes back that it was seen paid. */
  readonly isUndo: boolean
  /** What was seen, in minor units of the order's currency; none where a price is not known. */
  readonly amount?: number | undefined
}

export type NewDifferenceMark = {
  readonly key: OrderKey
  /** User of the desk. */
  readonly by: string
  readonly isByMessage: boolean
} & (
  | {
      /** The whole difference, as it was seen. */
      readonly amount: number
    }
  | {
      /** `at` of the mark that is taken back: an undo may be sent twice. */
      readonly undoes: string
    }
)

/** `waiting` are those to be picked; `unconfirmed` wait as well, with a payment that is unconfirmed (`awaitsPayment`). */
export type DeskCounts = Readonly<Record<FulfillmentState | 'attention' | 'unconfirmed', number>>

export type KeptOfErased = {
  /** True: the order stays whose it was, its account's or its device's. Else it belongs to `noAccount`. */
  readonly account?: boolean
}

/** The order as it is now. */
export type WrittenOrder = {
  readonly order: Order
  /** False where the key was known. */
  readonly isNew: boolean
  /** Whether this call, and no other, moved it. */
  readonly isMoved: boolean
}

/** A window of delivery, by its name (`DeliveryWindow`), and how many orders fit in. */
export type WindowRoom = {
  readonly window: string
  readonly places: number
  /** Whether orders are messages: one that was not sent leaves its place to another one of its number. */
  readonly isByMessage?: boolean
}

/** All conditions that are given hold at once. */
export type OrderFilter = {
  readonly keys?: readonly OrderKey[]
  readonly accountId?: string
  readonly states?: readonly OrderState[]
  /** ISO 8601: created at or after. */
  readonly since?: string
  /** ISO 8601: created before. */
  readonly until?: string
  readonly fulfillment?: readonly FulfillmentState[]
  /** The first letters of its code (`order-code.ts`), in lower case. */
  readonly code?: string
  /** Its last four letters, in lower case. */
  readonly codeEnd?: string
  /** The last four digits of the WhatsApp number. */
  readonly lastDigits?: string
  /** A part of the name of a product and its variant, compared without accents and case: `prata 1 kg`. */
  readonly title?: string
  /** The zone of the delivery, or the city as typed where there is no zone: whole, without accents and case. */
  readonly city?: string
  /** The window of delivery, by its name. */
  readonly window?: string
  /** True: those that need a person (`attentionOf` in lib/domain/order-attention.ts). */
  readonly needsAttention?: true
  /** True: those whose contact and notes were not erased. */
  readonly hasContact?: true
  /** Those whose window is of a day before this one (`2026-11-25`), or that have none. */
  readonly windowBefore?: string
  /** True: those with a number that could not be read. */
  readonly hasUnreadNumber?: true
  /** True: the list begins with the order that waits longest; else with the newest. */
  readonly isOldestFirst?: true
  /** Goes on behind this order: the next page. */
  readonly after?: Pick<Order, 'key' | 'createdAt'>
  readonly limit?: number
}

export type OrderInWindow = Pick<Order, 'state' | 'fulfillment'> & {
  /** By its name. */
  readonly window: string
}

/** How many orders are in each state; those without any may be missing. */
export type OrderCounts = Readonly<Partial<Record<OrderState, number>>>

/**
 * Where every order stands before the store is called, and every change after. Several processes may write
 * at once. All methods throw when the journal cannot be written or read.
 */
export type OrderJournal = {
  /**
   * Writes an order down as `recorded`. Where its key is known already, that order stays as it is and comes back. With
   * an event the order moves in the same commit, be it new or not; one that was made of another request does not.
   */
  create(order: NewOrder, event?: Omit<NewOrderEvent, 'key'>): Promise<WrittenOrder>
  /**
   * The same for an order that takes a place in a window, which it holds until it is refused, failed or cancelled, or 60
   * minutes after it was sent while no one has seen it paid. Null, and nothing written, where no place is left.
   */
  createInWindow(
    order: NewOrder,
    event: Omit<NewOrderEvent, 'key'>,
    room: WindowRoom,
  ): Promise<WrittenOrder | null>
  /** Whether an order has a place beside those of others, though it may hold none any more. */
  hasPlace(order: Pick<NewOrder, 'key' | 'delivery'>, room: WindowRoom): Promise<boolean>
  /** How many orders hold a place in each window of this day (`2026-11-25`) and later ones; none where it is missing. */
  countInWindows(fromDay: string): Promise<WindowLoads>
  /** Moves an order, and is on the disk when it resolves. Null when the order is not (any more) where it is to leave. */
  createEvent(event: NewOrderEvent): Promise<Order | null>
  /** An order whose process died while it asked the store comes back as `unknown`. */
  findOptional(key: OrderKey): Promise<Order | null>
  /** Newest first, unless the filter says otherwise. */
  list(filter: OrderFilter): Promise<readonly Order[]>
  /** Oldest first. */
  listEvents(key: OrderKey): Promise<readonly OrderEvent[]>
  /**
   * Moves an order on in the market, and is on the disk when it resolves. Null when it is not (any more) where it is to
   * leave, or its payment is in none of the states that people work on (`workableStates`).
   */
  createFulfillmentEvent(event: NewFulfillmentEvent): Promise<Order | null>
  /**
   * Writes what became of one line, over what was known of it, and gives what stands there then. Nothing is written where
   * there is no such order or line, or the order has left the market (`mayPick`): null where nothing stood there before.
   * What says nothing new changes nothing: it may be sent again.
   */
  savePick(pick: NewPick): Promise<LinePick | null>
  /**
   * Writes what the shopper says of what goes in the place of a line, once. Null, and nothing written, where something else
   * (or nothing) stands there by now, the other answer does, or the order has left the market. It may be sent again.
   */
  saveReplacementAnswer(answer: NewReplacementAnswer): Promise<LinePick | null>
  /** Of these orders, by line; none where it is untouched. */
  listPicks(keys: readonly OrderKey[]): Promise<ReadonlyMap<OrderKey, readonly LinePick[]>>
  /** Notes that a person has seen the market paid, or takes that back. False: it is so already, no one works on it, or its difference is settled (`settledMark`). */
  createPaymentNote(note: NewPaymentNote): Promise<boolean>
  /** Notes that the whole difference of an order was settled, or takes that back. False: it is another one, settled by now, or not by that mark. */
  createDifferenceMark(mark: NewDifferenceMark): Promise<boolean>
  /** Moves, ticks, answers and payments of an order, oldest first. */
  listFulfillmentEvents(key: OrderKey): Promise<readonly FulfillmentEvent[]>
  /** The same of these orders, all or of these kinds alone; none where nothing was done with it. */
  listHistories(
    keys: readonly OrderKey[],
    ...kinds: readonly FulfillmentEvent['kind'][]
  ): Promise<ReadonlyMap<OrderKey, readonly FulfillmentEvent[]>>
  /** Another text after every change of any order, by whatever process; cheap, to be asked every second. */
  revision(): Promise<string>
  /** How many orders that people work on are in each state, need attention or are not seen paid; of those created since (ISO 8601). */
  countForDesk(since?: string): Promise<DeskCounts>
  /** Orders under way with a window, created at or after `since` (ISO 8601). */
  listInWindows(since: string): Promise<readonly OrderInWindow[]>
  /** Those with a closed bag, created since (ISO 8601); each with a text that is another one after all that is done with it. */
  listClosed(since: string): Promise<ReadonlyMap<OrderKey, string>>
  /**
   * Takes number, notes, a city that is no zone and (unless it is kept) account out of orders, for good; returns in how many
   * of them something was left. Without any keys it cleans up what an earlier one left in the files.
   */
  eraseContact(keys: readonly OrderKey[], kept?: KeptOfErased): Promise<number>
  close(): Promise<void>
}

/** For the operator, who watches the journal from outside. */
export type CountedJournal = OrderJournal & { readonly countByState: () => Promise<OrderCounts> }

/** Seconds after which asking again is worth it. */
export const journalRetrySeconds = 5

/** Why a journal threw; null for an error that is not its own. */
export const journalFaultOf: (error: unknown) => DatabaseFault | null = faultOf
